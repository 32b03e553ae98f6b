// Small sounds, made here, each under 400 ms. Which scene has which is declared with it (games/<game>/scenes.ts).
import { settings } from '../lib/settings.svelte'

export type Sound = 'card' | 'coin' | 'disc' | 'ship' | 'anchor' | 'bell' | 'fanfare' | 'wave'

let audio: AudioContext | null = null

export function play(sound: Sound): void {
  try {
    audio ??= new AudioContext()
    void audio.resume()
    MADE[sound](audio, audio.currentTime + 0.01)
  } catch {
    // a browser without sound: the page says everything in words, too
  }
}

const MADE: Record<Sound, (a: AudioContext, at: number) => void> = {
  card: (a, at) => hiss(a, at, 0.09, 2600, 0.22),
  coin: (a, at) => {
    tone(a, at, 1760, 0.16, 0.1)
    tone(a, at + 0.07, 2350, 0.22, 0.1)
  },
  bell: (a, at) => {
    tone(a, at, 660, 0.38, 0.16)
    tone(a, at, 1320, 0.3, 0.06)
    tone(a, at + 0.12, 880, 0.26, 0.12)
  },
  disc: (a, at) => tone(a, at, 320, 0.09, 0.2),
  ship: (a, at) => hiss(a, at, 0.34, 900, 0.16),
  anchor: (a, at) => {
    tone(a, at, 220, 0.16, 0.16)
    tone(a, at + 0.08, 165, 0.24, 0.14)
  },
  fanfare: (a, at) => {
    tone(a, at, 523, 0.2, 0.1)
    tone(a, at + 0.1, 659, 0.2, 0.1)
    tone(a, at + 0.2, 784, 0.3, 0.1)
  },
  wave: (a, at) => hiss(a, at, 0.38, 520, 0.3),
}

function fade(a: AudioContext, at: number, long: number, full: number): GainNode {
  const loud = Math.max(0.0002, full * settings.volume)
  const gain = a.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.02, long / 4))
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long)
  gain.connect(a.destination)
  return gain
}

function tone(a: AudioContext, at: number, pitch: number, long: number, loud: number): void {
  const source = a.createOscillator()
  source.type = 'triangle'
  source.frequency.value = pitch
  source.connect(fade(a, at, long, loud))
  source.start(at)
  source.stop(at + long)
}

function hiss(a: AudioContext, at: number, long: number, pitch: number, loud: number): void {
  const buffer = a.createBuffer(1, Math.ceil(a.sampleRate * long), a.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  const source = a.createBufferSource()
  source.buffer = buffer
  const filter = a.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.setValueAtTime(pitch, at)
  filter.frequency.exponentialRampToValueAtTime(pitch / 2, at + long)
  source.connect(filter).connect(fade(a, at, long, loud))
  source.start(at)
}

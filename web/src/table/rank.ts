// Who came where.
import type { SeatInfo } from '../lib/protocol'

export type Place = { seat: SeatInfo; rank: number; score: number | null; won: boolean }

/** The seats by rank, with scores; ties keep the order of the seats. */
export function places(seats: SeatInfo[], ranks: number[], scores: number[], winners: number[]): Place[] {
  const all = seats.map((seat, i) => ({
    seat,
    rank: ranks[i] ?? seat.rank ?? seats.length,
    score: scores[i] ?? seat.score,
    won: winners.includes(seat.seat),
  }))
  return all.sort((a, b) => a.rank - b.rank || a.seat.seat - b.seat.seat)
}

/** The best rank wins, unless the game says that nobody does. */
export function winnersOf(ranks: number[]): number[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
}

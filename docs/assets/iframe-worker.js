// Search without a server: a page that was opened as a file may start no worker, so a hidden frame does its work.
if (location.protocol === 'file:') {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super()
      const frame = document.createElement('iframe')
      frame.hidden = true
      document.body.appendChild(frame)
      const inside = frame.contentWindow
      const home = new URL(url, location.href)
      this.frame = frame
      inside.postMessage = (data) => {
        const event = new MessageEvent('message', { data })
        this.dispatchEvent(event)
        if (this.onmessage) this.onmessage(event)
      }
      const load = (address) =>
        new Promise((resolve, reject) => {
          const script = inside.document.createElement('script')
          script.src = new URL(address, home)
          script.onload = resolve
          script.onerror = () => reject(new Error(`${script.src} cannot be read`))
          inside.document.body.appendChild(script)
        })
      inside.importScripts = (...addresses) => addresses.reduce((before, one) => before.then(() => load(one)), Promise.resolve())
      this.ready = load(home)
    }

    postMessage(data) {
      this.ready.then(() => this.frame.contentWindow.dispatchEvent(new MessageEvent('message', { data })))
    }

    terminate() {
      this.frame.remove()
    }
  }
}

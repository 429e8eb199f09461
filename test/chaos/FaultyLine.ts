import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import WebSocket, { WebSocketServer } from 'ws'

const DATA = 4
/** The longest delay in ms. */
const LATE_MS = 60

/** The faults of a line, each as a probability per frame. */
export interface Faults {
  /** The connection breaks. */
  readonly cut: number
  /** It goes silent without closing. */
  readonly silent: number
  /** A message arrives again later, in either direction. */
  readonly double: number
  /** A frame of the gate is delayed, so that frames overtake each other. */
  readonly delay: number
}

/** A line between clients and a gate that breaks, goes silent, repeats and delays. */
export class FaultyLine {
  readonly counts = { cut: 0, silent: 0, doubled: 0, delayed: 0 }

  private constructor(
    private readonly server: WebSocketServer,
    private readonly gateUrl: string,
    private readonly faults: Faults,
  ) {
    server.on('connection', (ws) => this.join(ws))
  }

  static async open(gatePort: number, faults: Faults): Promise<FaultyLine> {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
    await once(server, 'listening')
    return new FaultyLine(server, `ws://127.0.0.1:${gatePort}`, faults)
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): void {
    for (const ws of this.server.clients) ws.terminate()
    this.server.close()
  }

  private join(client: WebSocket): void {
    const gate = new WebSocket(this.gateUrl, { perMessageDeflate: false })
    const early: Buffer[] = []
    let silent = false
    const send = (to: WebSocket, frame: Buffer) => {
      if (!silent && to.readyState === WebSocket.OPEN) to.send(frame)
    }
    const later = (to: WebSocket, frame: Buffer) => setTimeout(() => send(to, frame), Math.random() * LATE_MS)
    gate.on('open', () => {
      for (const frame of early.splice(0)) gate.send(frame)
    })
    client.on('message', (data) => {
      const frame = data as Buffer
      if (this.happens('silent', 'silent')) silent = true
      if (this.happens('cut', 'cut')) return client.terminate()
      if (gate.readyState === WebSocket.CONNECTING) return early.push(frame)
      send(gate, frame)
      if (frame[0] === DATA && this.happens('double', 'doubled')) later(gate, frame)
    })
    gate.on('message', (data) => {
      for (const one of splitPackages(data as Buffer)) {
        if (one[0] === DATA && this.happens('delay', 'delayed')) later(client, one)
        else send(client, one)
        if (one[0] === DATA && this.happens('double', 'doubled')) later(client, one)
      }
    })
    // A silent line does not pass on the end either; each side must notice by itself.
    gate.on('close', () => {
      if (!silent) client.terminate()
    })
    client.on('close', () => gate.terminate())
    for (const ws of [client, gate]) ws.on('error', () => {})
  }

  private happens(fault: keyof Faults, count: keyof FaultyLine['counts']): boolean {
    const does = Math.random() < this.faults[fault]
    if (does) this.counts[count]++
    return does
  }
}

function splitPackages(frame: Buffer): Buffer[] {
  const packages: Buffer[] = []
  for (let at = 0; at < frame.length; ) {
    const end = at + 4 + frame.readUIntBE(at + 1, 3)
    packages.push(frame.subarray(at, end))
    at = end
  }
  return packages
}

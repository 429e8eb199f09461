import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import WebSocket, { WebSocketServer } from 'ws'

const DATA = 4
const RESPONSE = 2

/** What a line does wrong, each as a probability per frame. */
export interface Faults {
  readonly halfOpen: number
  readonly duplicate: number
  readonly delay: number
}

/**
 * A line between clients and a gate on which acknowledgements are delayed past one another and
 * come twice, and which now and then goes silent without closing.
 */
export class FaultyLine {
  readonly counts = { halfOpen: 0, duplicated: 0, delayed: 0 }

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
    const happens = (chance: number) => Math.random() < chance
    const send = (to: WebSocket, frame: Buffer) => {
      if (!silent && to.readyState === WebSocket.OPEN) to.send(frame)
    }
    gate.on('open', () => {
      for (const frame of early.splice(0)) gate.send(frame)
    })
    client.on('message', (data) => {
      if (happens(this.faults.halfOpen)) {
        silent = true
        this.counts.halfOpen++
      }
      if (gate.readyState === WebSocket.CONNECTING) early.push(data as Buffer)
      else send(gate, data as Buffer)
    })
    gate.on('message', (data) => {
      for (const one of splitPackages(data as Buffer)) {
        if (!isResponse(one)) send(client, one)
        else if (happens(this.faults.delay)) {
          this.counts.delayed++
          setTimeout(() => send(client, one), Math.random() * 60)
        } else send(client, one)
        if (isResponse(one) && happens(this.faults.duplicate)) {
          this.counts.duplicated++
          setTimeout(() => send(client, one), Math.random() * 60)
        }
      }
    })
    // A silent line hears of no end either; each side finds out by itself.
    gate.on('close', () => {
      if (!silent) client.terminate()
    })
    client.on('close', () => gate.terminate())
    for (const ws of [client, gate]) ws.on('error', () => {})
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

const isResponse = (one: Buffer) => one[0] === DATA && (((one[4] ?? 0) >> 1) & 7) === RESPONSE

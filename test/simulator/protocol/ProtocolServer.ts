import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Simulator } from '../runtime/Simulator'
import { appMethods } from './appMethods'
import { elementMethods } from './elementMethods'
import type { ProtocolMethods, Sender } from './ProtocolMethods'
import { pageMethods } from './pageMethods'
import { simulatorMethods } from './simulatorMethods'
import { toolMethods } from './toolMethods'

interface Message {
  readonly id: string
  readonly method: string
  readonly params?: Record<string, unknown>
}

/** The automation protocol of the developer tools: JSON requests `{id, method, params}`, answers `{id, result}`. */
export class ProtocolServer implements Sender {
  private readonly server: WebSocketServer
  private readonly methods: ProtocolMethods
  private readonly clients = new Set<WebSocket>()
  private logging = false

  constructor(simulator: Simulator, port: number, onExit: () => void) {
    this.methods = {
      ...toolMethods(simulator, onExit),
      ...appMethods(simulator, this),
      ...pageMethods(simulator),
      ...elementMethods(simulator),
      ...simulatorMethods(simulator),
    }
    this.server = new WebSocketServer({ host: '127.0.0.1', port })
    this.server.on('connection', (client) => {
      this.clients.add(client)
      client.on('close', () => this.clients.delete(client))
      client.on('message', (data) => void this.answer(client, JSON.parse(String(data)) as Message))
    })
    simulator.on('log', (entry: object) => this.logging && this.event('App.logAdded', entry))
    simulator.on('exception', (report: object) => this.event('App.exceptionThrown', report))
  }

  async listening(): Promise<string> {
    if (!this.server.address()) {
      await new Promise<void>((resolve, reject) => this.server.once('listening', resolve).once('error', reject))
    }
    return `ws://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  enableLog(): void {
    this.logging = true
  }

  event(method: string, params: object): void {
    for (const client of this.clients) client.send(JSON.stringify({ method, params }))
  }

  close(): void {
    for (const client of this.clients) client.close()
    this.server.close()
  }

  private async answer(client: WebSocket, { id, method, params = {} }: Message): Promise<void> {
    const run = this.methods[method]
    try {
      if (!run) throw new Error(`${method} is not in this simulator`)
      client.send(JSON.stringify({ id, result: (await run(params as never)) ?? {} }))
    } catch (error) {
      const message = error instanceof Error ? error.message : ((error as { errMsg?: string }).errMsg ?? String(error))
      client.send(JSON.stringify({ id, error: { message } }))
    }
  }
}

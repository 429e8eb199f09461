import { once } from 'node:events'
import { type ChatSent, enterChat, sendChat } from '@quanzi/contract'
import { encodeJson, encodeMessage, encodePackage, PackageType } from '@quanzi/pomelo'
import fc from 'fast-check'
import WebSocket from 'ws'
import { type Gate, startGate } from '../../chat/startGate'
import type { Actor, TestServer } from '../createTestServer'
import { chatSecret, enterGate } from '../enterGate'
import { type Chat, textTo, until } from '../openChat'
import { type Frame, frames } from './framesOf'

/** How far an attacker follows the protocol. */
const MANNERS = ['stranger', 'shaken hands', 'entered'] as const

export interface Attack {
  readonly manners: (typeof MANNERS)[number]
  readonly frames: readonly Frame[]
  /** True to wait for answers; false to cut the connection at once. */
  readonly waits: boolean
}

export const attacks: fc.Arbitrary<Attack> = fc.record({
  manners: fc.constantFrom(...MANNERS),
  frames: fc.array(frames, { minLength: 1, maxLength: 12 }),
  waits: fc.boolean(),
})

/** A gate where two members chat while attackers send arbitrary frames. */
export class GateUnderFire {
  private talks = 0

  private constructor(
    private readonly server: TestServer,
    private readonly gate: Gate,
    private readonly errors: readonly unknown[],
    private readonly ann: Chat,
    private readonly bob: Chat,
    private readonly to: number,
    private readonly attacker: Actor,
  ) {}

  static async open(server: TestServer): Promise<GateUnderFire> {
    const errors: unknown[] = []
    const { services } = server.app
    const log = Object.assign(Object.create(services.log), { error: (entry: unknown) => void errors.push(entry) })
    const gate = await startGate({ ...services, log }, { burst: 1_000_000 })
    const [ann, bob] = [await server.login(), await server.login()]
    const [{ chat: talker }, { chat: hearer }] = [
      await enterGate(server, gate.port, ann),
      await enterGate(server, gate.port, bob),
    ]
    return new GateUnderFire(server, gate, errors, talker, hearer, bob.member.rid, await server.login())
  }

  /** Carries out one attack. Afterwards the two members can still chat, and the server has logged no error. */
  async suffer({ manners, frames: sent, waits }: Attack): Promise<void> {
    const ws = new WebSocket(`ws://127.0.0.1:${this.gate.port}`, { perMessageDeflate: false })
    ws.on('error', () => undefined)
    await once(ws, 'open')
    if (manners !== 'stranger') await this.behave(ws, manners)
    for (const frame of sent) if (ws.readyState === ws.OPEN) ws.send(frame)
    if (waits) await answered(ws)
    ws.terminate()
    await this.talk()
    if (this.errors.length > 0) throw new Error(`the gate has failed: ${this.errors.map(nameOf).join('; ')}`)
  }

  async close(): Promise<void> {
    this.ann.close()
    this.bob.close()
    await this.gate.stop()
  }

  private async behave(ws: WebSocket, manners: Attack['manners']): Promise<void> {
    const answer = once(ws, 'message')
    ws.send(encodePackage(PackageType.handshake, encodeJson({ sys: { type: 'js-websocket', version: '2.0.8' } })))
    await answer
    ws.send(encodePackage(PackageType.ack))
    if (manners !== 'entered') return
    const entered = once(ws, 'message')
    const body = encodeJson({ ...(await chatSecret(this.server, this.attacker)), version: '2.0.8' })
    ws.send(encodePackage(PackageType.data, encodeMessage({ type: 'request', id: 1, route: enterChat.uri, body })))
    await entered
  }

  private async talk(): Promise<void> {
    const name = `talk-${++this.talks}`
    const content = textTo(this.to, name, name)
    const { code } = await this.ann.request<ChatSent>(sendChat.uri, { content, scope: 1 })
    if (code !== 200) throw new Error(`a message of somebody else was answered with ${code}`)
    await until(
      () => this.bob.messages.some((message) => message.content.tempID === name),
      'the message of somebody else',
    )
  }
}

/** Resolves when the other end has read what was sent, or has closed the connection. */
async function answered(ws: WebSocket): Promise<void> {
  const settled = Promise.race([once(ws, 'pong'), once(ws, 'close')]).catch(() => undefined)
  if (ws.readyState === ws.OPEN) ws.ping()
  if (ws.readyState !== ws.CLOSED) await settled
}

const nameOf = (entry: unknown): string => {
  const error = (entry as { readonly err?: unknown }).err
  return error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(entry)
}

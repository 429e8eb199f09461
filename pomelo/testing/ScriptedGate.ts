import { decodeJson, encodeJson } from '../jsonBody'
import { decodeMessage, encodeMessage, type Message } from '../messages'
import { encodePackage, PackageReader, PackageType } from '../packages'
import type { OpenSocket, SocketEvents } from '../Transport'

/** The server's end of the client's sockets; a test plays the server with it. */
export class ScriptedGate {
  /** One entry per socket that the client has opened. */
  readonly sockets: ScriptedSocket[] = []

  readonly open: OpenSocket = (events) => {
    const socket = new ScriptedSocket(events)
    this.sockets.push(socket)
    return socket
  }

  get last(): ScriptedSocket {
    const socket = this.sockets.at(-1)
    if (!socket) throw new Error('no socket was opened')
    return socket
  }

  /** Opens the last socket and accepts its handshake. */
  welcome(sys: object = {}, user?: unknown): ScriptedSocket {
    this.last.events.opened()
    this.last.say(PackageType.handshake, { code: 200, sys, user })
    return this.last
  }
}

export class ScriptedSocket {
  readonly sent: Uint8Array[] = []
  closedWith: number | undefined

  constructor(readonly events: SocketEvents) {}

  send(frame: Uint8Array<ArrayBuffer>): void {
    if (this.closedWith !== undefined) throw new Error('socket is closed')
    this.sent.push(frame)
  }

  close(code: number): void {
    this.closedWith = code
  }

  say(type: PackageType, body?: unknown): void {
    this.events.received(encodePackage(type, body === undefined ? undefined : encodeJson(body)))
  }

  sayMessage(message: Message): void {
    this.events.received(encodePackage(PackageType.data, encodeMessage(message)))
  }

  /** Types of the received packages, one per frame. */
  get heard(): PackageType[] {
    return this.sent.map((frame) => {
      const { packages } = new PackageReader().read(frame)
      if (packages.length !== 1 || !packages[0]) throw new Error('a client sends one package per frame')
      return packages[0].type
    })
  }

  /** The body of the first package received. */
  get handshake(): unknown {
    const json = decodeJson((this.sent[0] as Uint8Array).subarray(4))
    return json.ok && json.value
  }

  /** The data messages received. */
  get messages(): Message[] {
    return this.sent
      .filter((frame) => frame[0] === PackageType.data)
      .map((frame) => {
        const message = decodeMessage(frame.subarray(4))
        if (!message.ok) throw new Error(message.fault)
        return message.value
      })
  }
}

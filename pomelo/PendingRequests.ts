import type { Clock } from './Clock'
import { type Fault, faulty } from './Fault'
import { decodeJson } from './jsonBody'
import { MAX_ID } from './messages'

/**
 * The reason why a request has no answer. After `timeout` and `disconnected` the server may still have processed
 * it.
 * - `timeout`: no answer in time; public servers never answer some requests.
 * - `disconnected`: the connection ended before the answer, or there was none.
 * - `unreadable`: the answer is not JSON.
 * - `unsendable`: route or body do not fit the protocol, or the route is under protobuf; nothing was sent.
 */
export type RequestFailure = 'timeout' | 'disconnected' | 'unreadable' | 'unsendable'

/** The rejection of a request. An answer with a code other than 200 is an answer and not this error. */
export class RequestError extends Error {
  override readonly name = 'RequestError'

  constructor(
    readonly kind: RequestFailure,
    readonly route: string,
    readonly detail?: unknown,
  ) {
    super(`${route}: ${kind}`)
  }
}

interface Pending {
  route: string
  resolve(answer: unknown): void
  reject(error: RequestError): void
  cancel(): void
}

/** The requests of one connection that wait for an answer. */
export class PendingRequests {
  private readonly waiting = new Map<number, Pending>()
  private lastId = 0

  constructor(private readonly clock: Clock) {}

  /** Registers a request under a new id and passes the id to `send`. */
  add(route: string, timeout: number, send: (id: number) => void): Promise<unknown> {
    const id = this.nextId()
    return new Promise((resolve, reject) => {
      const cancel = this.clock.after(timeout, () => this.fail(id, 'timeout'))
      this.waiting.set(id, { route, resolve, reject, cancel })
      try {
        send(id)
      } catch (error) {
        this.fail(id, 'unsendable', error)
      }
    })
  }

  /** Takes an answer, or drops it when no request waits for it. Returns the fault of its body, if any. */
  settle(id: number, body: Uint8Array, protobuf: ReadonlySet<string>): Fault | undefined {
    const route = this.waiting.get(id)?.route
    const answer = route !== undefined && protobuf.has(route) ? faulty('protobuf') : decodeJson(body)
    if (answer.ok) this.take(id)?.resolve(answer.value)
    else this.fail(id, 'unreadable')
    return answer.ok ? undefined : answer.fault
  }

  failAll(kind: RequestFailure): void {
    for (const id of [...this.waiting.keys()]) this.fail(id, kind)
  }

  private fail(id: number, kind: RequestFailure, detail?: unknown): void {
    const pending = this.take(id)
    pending?.reject(new RequestError(kind, pending.route, detail))
  }

  private take(id: number): Pending | undefined {
    const pending = this.waiting.get(id)
    this.waiting.delete(id)
    pending?.cancel()
    return pending
  }

  private nextId(): number {
    do this.lastId = this.lastId === MAX_ID ? 1 : this.lastId + 1
    while (this.waiting.has(this.lastId))
    return this.lastId
  }
}

import type { PGlite } from '@electric-sql/pglite'
import { protocol } from '@electric-sql/pglite'
import { type Column, type Rows, readAnswer } from './pgliteAnswer'

const { serialize } = protocol

/** A statement that PGlite has read: the types of its parameters, and its columns. */
interface Prepared {
  readonly name: string
  readonly types: readonly number[]
  readonly columns: readonly Column[]
  uses: number
}

/** So many statements stay prepared; the one that was used longest ago makes room. */
const KEPT = 600
/** After so many uses a text is read anew: its plan was made for tables that may have grown since. */
const USES = 500
/** A longer text is a row of many values, which hardly comes again. */
const LONGEST = 20_000

/** The message at the end of each answer, and its length: PGlite is ready for the next one. */
const READY = 0x5a
const READY_LENGTH = 6

const sessions = new WeakMap<PGlite, PGliteSession>()

/** A text that may change the columns of tables. */
const DEFINES = /\b(create|drop|alter (?!sequence))/i

function joined(messages: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(messages.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const message of messages) {
    whole.set(message, at)
    at += message.length
  }
  return whole
}

/**
 * Sends statements to PGlite as a driver does: each text is read once, and from then on its values go out with one
 * message. `PGlite.query` asks six times for each statement and has its text read each time. One caller at a time.
 */
export class PGliteSession {
  private readonly prepared = new Map<string, Prepared>()
  private made = 0
  /** Messages that close statements; they go out with the next statement. */
  private closing: Uint8Array[] = []
  /** True: the open transaction has changed tables. */
  private defining = false

  private constructor(private readonly client: PGlite) {}

  /** The one session of a database: what it has prepared outlives a Kysely. */
  static of(client: PGlite): PGliteSession {
    const known = sessions.get(client) ?? new PGliteSession(client)
    sessions.set(client, known)
    return known
  }

  /** Runs a text without parameters, which may have several statements. Returns the answer of the last one. */
  run<R>(text: string): Rows<R> {
    const defines = DEFINES.test(text)
    if (defines) this.defining = true
    const ends = /^\s*(commit|rollback)\s*;?\s*$/i.test(text)
    try {
      return this.send<R>([serialize.query(text)])
    } finally {
      // A statement whose columns have changed would fail.
      if (this.defining && (defines || ends)) this.forget()
      if (ends) this.defining = false
    }
  }

  /** Runs one statement with values. */
  query<R>(text: string, values: readonly unknown[]): Rows<R> {
    const { name, types, columns } = this.known(text) ?? this.prepare(text)
    const bound = values.map((value, at) => this.written(value, types[at] ?? 0))
    return this.send<R>(
      [serialize.bind({ statement: name, values: bound }), serialize.execute({}), serialize.sync()],
      columns,
    )
  }

  /** The statement of a text that was read before, as the one used last. */
  private known(text: string): Prepared | undefined {
    const prepared = this.prepared.get(text)
    if (!prepared) return undefined
    this.prepared.delete(text)
    prepared.uses += 1
    if (prepared.uses > USES) this.close(prepared)
    else this.prepared.set(text, prepared)
    return this.prepared.get(text)
  }

  private prepare(text: string): Prepared {
    const isKept = text.length <= LONGEST
    if (isKept) this.made += 1
    const name = isKept ? `s${this.made}` : ''
    const { types, columns } = this.send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ])
    const prepared = { name, types, columns, uses: 0 }
    if (isKept) this.keep(text, prepared)
    return prepared
  }

  private keep(text: string, prepared: Prepared): void {
    this.prepared.set(text, prepared)
    const [oldest] = this.prepared
    if (this.prepared.size <= KEPT || !oldest) return
    this.prepared.delete(oldest[0])
    this.close(oldest[1])
  }

  private close({ name }: Prepared): void {
    this.closing.push(serialize.close({ type: 'S', name }))
  }

  private forget(): void {
    for (const prepared of this.prepared.values()) this.close(prepared)
    this.prepared.clear()
  }

  /** A value as PGlite writes its type. */
  private written(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null
    const serializer = this.client.serializers[type]
    return serializer ? serializer(value) : String(value)
  }

  private send<R>(messages: readonly Uint8Array[], columns: readonly Column[] = []): Rows<R> {
    const sent = joined([...this.closing, ...messages])
    this.closing = []
    return readAnswer<R>(this.answer(sent), columns, this.client.parsers)
  }

  /**
   * The bytes of PGlite's answer. Asked by `execProtocolRawSync` it would read each answer a second time itself, and keep
   * every row that it has read for as long as it is open.
   */
  private answer(sent: Uint8Array): Uint8Array {
    const parts: Uint8Array[] = []
    // Its files are written at once: there is nothing to wait for. A part is PGlite's own memory, used again by the next.
    const done = this.client.execProtocolRawStream(sent, {
      syncToFs: false,
      onRawData: (part) => parts.push(part.slice()),
    })
    // It has answered by now, or cannot: what it has said does not end then as every answer does.
    done.catch(() => {})
    const whole = parts.length === 1 && parts[0] ? parts[0] : joined(parts)
    if (whole.at(-READY_LENGTH) !== READY) throw new Error('the embedded database gave no answer')
    return whole
  }
}

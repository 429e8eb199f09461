import { protocol } from '@electric-sql/pglite'

type Parse = (text: string, type?: number) => unknown

export interface Column {
  readonly name: string
  readonly type: number
}

/** What PGlite has answered. */
export interface Rows<R> {
  readonly rows: R[]
  /** The rows that were written; undefined when nothing was. */
  readonly written: number | undefined
  /** The types of the parameters of a statement that was described. */
  readonly types: readonly number[]
  readonly columns: readonly Column[]
}

const ROW = 0x44
const ROW_DESCRIPTION = 0x54
const PARAMETERS = 0x74
const COMPLETE = 0x43
const ERROR = 0x45

/** The error of an answer, as PGlite reports it. */
function errorIn(answer: Uint8Array): unknown {
  let found: unknown
  new protocol.Parser().parse(answer, (message) => {
    if (message.name === 'error') found ??= message
  })
  return found
}

/**
 * Reads the messages of an answer; `known`: the columns of its rows when they were described before. Of several
 * statements the last one's rows count. Throws the error that is among the messages.
 */
export function readAnswer<R>(
  answer: Uint8Array,
  known: readonly Column[],
  parsers: Readonly<Record<number, Parse | undefined>>,
): Rows<R> {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
  let columns = known
  let rows: R[] = []
  let done: R[] = []
  let written: number | undefined
  let types: number[] = []

  const endOf = (at: number) => bytes.indexOf(0, at)
  for (let at = 0; at + 5 <= bytes.length; ) {
    const code = bytes[at]
    const length = bytes.readUInt32BE(at + 1)
    const begin = at + 5
    at += 1 + length
    if (code === ROW) rows.push(readRow<R>(bytes, begin, columns, parsers))
    else if (code === ROW_DESCRIPTION) columns = readColumns(bytes, begin)
    else if (code === PARAMETERS) types = readTypes(bytes, begin)
    else if (code === COMPLETE) {
      const words = bytes.toString('latin1', begin, endOf(begin)).split(' ')
      written = /^(INSERT|UPDATE|DELETE|COPY|MERGE)$/.test(words[0] ?? '') ? Number(words.at(-1)) : 0
      done = rows
      rows = []
    } else if (code === ERROR) throw errorIn(answer)
  }
  return { rows: done, written, types, columns }
}

function readRow<R>(
  bytes: Buffer,
  begin: number,
  columns: readonly Column[],
  parsers: Readonly<Record<number, Parse | undefined>>,
): R {
  const row: Record<string, unknown> = {}
  let at = begin + 2
  for (const { name, type } of columns) {
    const length = bytes.readInt32BE(at)
    at += 4
    if (length < 0) {
      row[name] = null
      continue
    }
    const text = bytes.toString('utf8', at, at + length)
    at += length
    const parse = parsers[type]
    row[name] = parse ? parse(text, type) : text
  }
  return row as R
}

function readColumns(bytes: Buffer, begin: number): Column[] {
  let at = begin + 2
  return Array.from({ length: bytes.readInt16BE(begin) }, () => {
    const end = bytes.indexOf(0, at)
    const name = bytes.toString('utf8', at, end)
    const type = bytes.readInt32BE(end + 7)
    at = end + 19
    return { name, type }
  })
}

const readTypes = (bytes: Buffer, begin: number): number[] =>
  Array.from({ length: bytes.readUInt16BE(begin) }, (_, index) => bytes.readInt32BE(begin + 2 + 4 * index))

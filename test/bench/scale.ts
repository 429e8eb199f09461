import { sql } from 'kysely'
import { migrate } from '../../server/db/migrate'
import { openDatabase } from '../../server/db/openDatabase'
import { askList, faultsOfList } from '../../server/testing/scale/faultsOfList'
import { GROWN_AT, NOTES, VIEWER } from '../../server/testing/scale/GROWN'
import { type ListCall, listCalls } from '../../server/testing/scale/listCalls'
import { type ListWay, listWays, SMALL_LISTS } from '../../server/testing/scale/listWays'
import { LIST_WRITES, type ListWrite } from '../../server/testing/scale/listWrites'
import { type GrownServer, openGrownServer, serveGrown } from '../../server/testing/scale/openGrownServer'
import { startPostgres } from '../postgres/startPostgres'
import { load } from './contentList'

/** The number of rows that all others are compared with. */
const FEW = 1000
const RUNS = 9
/** How many times as long a call may take in the grown tables. */
const MOST_TIMES = 2
/** The maximum number of rows that a page may sort and read: see `db/lists/readPage.ts`. */
const LIMITS = { sorted: 10_000, read: 15_000 }

/** Smaller differences mean nothing on a machine with other work. */
const NOISE_MS = 5

interface Measured {
  readonly list: string
  readonly kind: ListWay['kind'] | 'write'
  readonly what: string
  /** True when both lists answered equally many rows. */
  readonly alike: boolean
  readonly few: number
  readonly many: number
}

/** A server on the database `grown_<rows>`, which is created when it is missing. */
async function openGrown(url: string, rows: number, say: (line: string) => void): Promise<GrownServer> {
  const name = `grown_${rows}`
  const admin = await openDatabase({ url })
  const { rows: known } = await sql`select 1 from pg_database where datname = ${name}`.execute(admin.db)
  if (known.length === 0) await sql`create database ${sql.id(name)}`.execute(admin.db)
  await admin.close()
  const own = new URL(url)
  own.pathname = `/${name}`
  const opened = await openDatabase({ url: own.href })
  if (known.length > 0) {
    await migrate(opened.db)
    return await serveGrown(opened, rows)
  }
  return await openGrownServer(opened, rows, (table, ms) => say(`${table}: ${rows} rows in ${Math.round(ms)} ms`))
}

const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}

/** The third fastest of nine runs: the time without disturbance by other work. */
const quick = (all: number[]): number => all.sort((a, b) => a - b)[2] ?? Number.NaN

/** Measures two servers in turns; `ready` is done before each turn. */
async function compare(
  few: (run: number) => Promise<unknown>,
  many: (run: number) => Promise<unknown>,
  ready: () => Promise<unknown> = async () => undefined,
) {
  const times: { few: number[]; many: number[] } = { few: [], many: [] }
  for (let run = 0; run <= RUNS; run++) {
    await ready()
    const [a, b] = [await timed(() => few(run)), await timed(() => many(run))]
    // The first run warms the connection and the pages of the table.
    if (run === 0) continue
    times.few.push(a)
    times.many.push(b)
  }
  return { few: quick(times.few), many: quick(times.many) }
}

async function writeOnce({ server, as }: GrownServer, { uri, params }: ListWrite, turn: number): Promise<void> {
  // Each write happens a day later, so that none counts as a double tap or meets a daily limit.
  server.time.now = GROWN_AT + (turn + 1) * 86_400_000
  const answer = await server.wire(uri, params(turn), { as }).finally(() => {
    server.time.now = GROWN_AT
  })
  if ('code' in answer) throw new Error(`${uri} answers ${JSON.stringify(answer).slice(0, 200)}`)
}

/** Reads the pages before the tenth, as a client does. */
async function turnPages(grown: GrownServer, list: ListCall, way: ListWay): Promise<void> {
  if (list.page === null) return
  for (let page = 1; page < 10; page++)
    await askList(grown, list, { ...way, params: { ...way.params, [list.page]: page } })
}

const measureWrite = (few: GrownServer, many: GrownServer, write: ListWrite) =>
  compare(
    (run) => writeOnce(few, write, run),
    (run) => writeOnce(many, write, run),
    () => Promise.all([few, many].map(({ server }) => write.ready?.(server.db))),
  )

async function measureList(
  few: GrownServer,
  many: GrownServer,
  list: ListCall,
  writes: Map<ListWrite, ReturnType<typeof measureWrite>>,
  faults: string[],
): Promise<Measured[]> {
  const { uri } = list.definition
  const found: Measured[] = []
  const manyWays = listWays(list, many.rows)
  for (const [at, way] of listWays(list, few.rows).entries()) {
    const other = manyWays[at] ?? way
    if (way.kind === 'tenth page') {
      await turnPages(few, list, way)
      await turnPages(many, list, other)
    }
    const times = await compare(
      () => askList(few, list, way),
      () => askList(many, list, other),
    )
    // When the grown list answers more rows than the short one, the two do different work.
    const [short, long] = [(await askList(few, list, way)).length, (await askList(many, list, other)).length]
    found.push({ list: uri, kind: way.kind, what: way.name, alike: short >= long, ...times })
  }
  for (const write of LIST_WRITES[uri] ?? []) {
    const known = writes.get(write) ?? measureWrite(few, many, write)
    writes.set(write, known)
    try {
      found.push({ list: uri, kind: 'write', what: write.uri, alike: true, ...(await known) })
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
    }
  }
  return found
}

/** The rate of requests for a page of notes to one server process, by the number of connections. */
async function throughput({ server, rows }: GrownServer, say: (line: string) => void): Promise<void> {
  const origin = await server.app.http.listen({ host: '127.0.0.1', port: 0 })
  const wish = new URLSearchParams({ domain: 'h5', uri: '/v1/content/list', iid: String(VIEWER.iid), f: '1' })
  for (const connections of [8, 64]) {
    const rate = await load(`${origin}/h5/getjsonp?${wish}&moduleType=${NOTES}&pageNo=1&pageSize=20`, connections)
    say(`/v1/content/list of ${rows} rows, ${connections} connections: ${Math.round(rate)} requests a second`)
  }
}

const KINDS = ['first page', 'tenth page', 'search', 'write'] as const
const times = ({ few, many }: Measured): number => many / few
const dearest = (all: readonly Measured[]): Measured | undefined => [...all].sort((a, b) => times(b) - times(a))[0]

/** One line per list, with the slowest way of each kind. */
function table(measured: readonly Measured[], rows: number): string {
  const lists = [...new Set(measured.map(({ list }) => list))]
  const cell = (one: Measured | undefined): string =>
    one ? `${one.few.toFixed(1)} → ${one.many.toFixed(1)} ms, ${times(one).toFixed(1)} ×` : ''
  const lines = lists.map((list) => [
    `\`${list}\``,
    ...KINDS.map((kind) =>
      cell(dearest(measured.filter((one) => one.alike && one.list === list && one.kind === kind))),
    ),
  ])
  return [[`${FEW} → ${rows} rows`, ...KINDS], ['---', '---', '---', '---', '---'], ...lines]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n')
}

/**
 * Fills every table with this many rows on a PostgreSQL of its own, and compares each list call of the catalogue
 * with the same call at a thousand rows: `npm run bench -- scale --rows 1000000 [--only comment]`.
 */
export async function measureScale(rows: number, only: string, say: (line: string) => void): Promise<boolean> {
  const given = process.env.SCALE_DATABASE_URL
  const postgres = given ? null : await startPostgres()
  const url = given ?? postgres?.url ?? ''
  const open = async (count: number) => await openGrown(url, count, say)
  const [few, many] = [await open(FEW), await open(rows)]
  const measured: Measured[] = []
  const faults: string[] = []
  const writes = new Map<ListWrite, ReturnType<typeof measureWrite>>()
  try {
    for (const list of listCalls) {
      const { uri } = list.definition
      if (!uri.includes(only)) continue
      faults.push(...(await faultsOfList(many, list, LIMITS)))
      if (SMALL_LISTS.includes(uri)) continue
      if (!LIST_WRITES[uri]) faults.push(`${uri}: listWrites.ts names no write of it`)
      measured.push(...(await measureList(few, many, list, writes, faults)))
      say(`${uri} measured`)
    }
    for (const grown of [few, many]) await throughput(grown, say)
  } finally {
    await few.server.close()
    await many.server.close()
    await postgres?.stop()
  }
  const slow = measured.filter((one) => one.alike && times(one) > MOST_TIMES && one.many - one.few > NOISE_MS)
  say(`\n${table(measured, rows)}\n`)
  for (const one of slow)
    say(`**${times(one).toFixed(1)} ×** ${one.few.toFixed(1)} → ${one.many.toFixed(1)} ms: ${one.kind}, ${one.what}`)
  for (const one of measured.filter(({ alike }) => !alike).sort((a, b) => b.many - a.many))
    say(`longer than at ${FEW} rows: ${one.few.toFixed(1)} → ${one.many.toFixed(1)} ms: ${one.kind}, ${one.what}`)
  for (const fault of faults) say(`plan: ${fault}`)
  return slow.length + faults.length === 0
}

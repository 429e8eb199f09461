import { randomUUID } from 'node:crypto'
import { CallError } from '../../call/CallError'
import { within } from '../../call/within'
import { withTransaction } from '../../db/withTransaction'
import { contextOf } from '../../seed/contextOf'
import { insertRows } from '../../seed/insertRows'
import type { Planter, Story } from '../../seed/Planter'
import { checkIn } from './checkIn'
import { undoCheckin } from './undoCheckin'

/** The activity of today, and who scans there. */
const TODAY = '9091'
const STAFF = 1002
const MEMBER = 1001
const PEOPLE = 120
const HOUR = 3_600_000

const PLACES = [
  { id: 'lake-gate', name: '游客中心', address: '湖畔路 18 号', lat: 30.25, lng: 120.13 },
  { id: 'lake-bridge', name: '断桥茶亭', address: '北山街东端', lat: 30.2588, lng: 120.1478 },
  { id: 'lake-tower', name: '塔下草坪', address: '南山路 15 号', lat: 30.2318, lng: 120.1488 },
] as const

const FAMILY = [...'陈林黄周吴徐孙马朱胡郭何']
const GIVEN = ['一诺', '子墨', '晓棠', '明远', '若溪', '知行', '安然', '书言', '星野', '禾苗']

const nameOf = (n: number): string => `${FAMILY[n % FAMILY.length]}${GIVEN[(n * 7) % GIVEN.length]}`
const ticketOf = (n: number): string => String(8_800_000_001 + n)

/** The places of today's activity, and 120 people with tickets; the demo member has the first one. */
export const plantCheckins: Planter = async (db, { iid, items }, now) => {
  if (!items.some(({ id }) => id === TODAY)) return
  const ref = { iid, scope: 'act', ref_id: TODAY }
  await insertRows(
    db,
    'checkin_place',
    PLACES.map((place, seq) => ({ ...ref, ...place, seq, opens_at: null, closes_at: null, paper_id: null })),
  )
  await insertRows(
    db,
    'entry',
    Array.from({ length: PEOPLE }, (_, n) => ({
      ...ref,
      session_id: `${TODAY}-s${n < 80 ? 1 : 2}`,
      user_id: n === 0 ? MEMBER : 1004 + (n % 16),
      team_id: null,
      order_id: null,
      name: n === 0 ? '小满' : nameOf(n),
      mobile: `139${String(20_000_000 + n * 7919).slice(0, 8)}`,
      id_enc: null,
      id_hash: null,
      answers: JSON.stringify({ 'q-emergency-name': nameOf(n + 5), 'q-emergency-mobile': '13800000012' }),
      bib: null,
      ticket_code: ticketOf(n),
      state: 'live' as const,
      created_at: now - (PEOPLE - n) * HOUR,
    })),
  )
}

/** Forty people have come, three of them by mistake of the staff first; five were scanned twice, two refused. */
export const scanTickets: Story = async (services) => {
  const ctx = await contextOf(services, STAFF)
  const ref = { iid: ctx.iid, scope: 'act', refId: TODAY }
  const scan = (ticket: string, placeId: string) =>
    withTransaction(ctx.db, (db) =>
      checkIn(within(ctx, db), { ref, ticket, placeId, method: 'staff', at: ctx.clock(), reqId: randomUUID() }),
    )
  const [gate, bridge] = PLACES
  for (let n = 0; n < 43; n++) {
    const { id } = await scan(ticketOf(n), gate.id)
    if (n >= 40) await undoCheckin(ctx, { id, reason: '扫错了人' })
  }
  for (let n = 1; n <= 12; n++) await scan(ticketOf(n), bridge.id)
  for (let n = 1; n <= 5; n++) await scan(ticketOf(n), gate.id)
  for (const unknown of ['8700000001', '8700000002'])
    await scan(unknown, gate.id).catch(async (error: unknown) => {
      if (!(error instanceof CallError)) throw error
      await error.afterwards?.(ctx.db)
    })
}

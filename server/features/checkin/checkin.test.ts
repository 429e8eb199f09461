import { createHash, randomUUID } from 'node:crypto'
import {
  type CheckinPlace,
  CODE_MS,
  doCheckin,
  ERRORS,
  errorMessage,
  formatDate,
  getEntries,
  listAttendees,
  listCheckinPlaces,
  listCheckins,
  listRank,
  noteCheckin,
  ON_ATTENDANCE,
  offlineText,
  saveCheckinPlace,
  sendCheckins,
  undoCheckin,
} from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { TICKET, Till } from '../../testing/Till'

const HOUR = 3_600_000
const REF = { iid: TICKET.iid, scope: 'act', refId: TICKET.keys } as const

let server: TestServer
let staff: Actor
let member: Actor
beforeEach(async () => {
  server = await createDemoServer()
  staff = await server.login({ rights: ['scan', 'order'], nick_name: '站长' })
  member = await server.login({ nick_name: '小满' })
})
afterEach(() => server.close())

/** A paid ticket, an hour before its session. */
async function ticketOfToday(as = member, wish: Record<string, unknown> = {}) {
  const { gid } = await new Till(server).paid(as, wish)
  const entries = await server.db.selectFrom('entry').selectAll().where('order_id', '=', gid).orderBy('id').execute()
  await toSession()
  const [entry] = entries
  if (!entry?.ticket_code) throw new Error('no ticket')
  return { gid, entry, entries, ticket: entry.ticket_code }
}

async function toSession(): Promise<{ starts_at: number; ends_at: number }> {
  const session = await server.db
    .selectFrom('act_session')
    .select(['starts_at', 'ends_at'])
    .where('id', '=', TICKET.property)
    .executeTakeFirstOrThrow()
  server.time.now = session.starts_at - HOUR
  return session
}

const scan = (ticket: string, more: Record<string, unknown> = {}, as = staff) =>
  server.call(doCheckin, { ...REF, reqId: randomUUID(), method: 'staff', ticket, ...more }, { as })
const log = (as = staff, more = {}) => server.call(listCheckins, { ...REF, all: 1, ...more }, { as })
const people = (more = {}) => server.call(listAttendees, { iid: 1000, id: TICKET.keys, ...more }, { as: staff })
const undo = (id: string, as = staff) =>
  server.call(undoCheckin, { iid: 1000, reqId: randomUUID(), id, reason: '扫错了人' }, { as })
const refusal = async (attempt: Promise<unknown>) =>
  await attempt.then(
    () => null,
    (error: { code: number; msg: string; data: { why?: string } }) => ({
      code: error.code,
      msg: error.msg,
      why: error.data?.why,
    }),
  )
const statusOf = async (gid: string) =>
  (await server.db.selectFrom('orders').select('status').where('id', '=', gid).executeTakeFirstOrThrow()).status

test('screens-activities §5 journey 1: a ticket scanned twice, then undone: attendance 1, then 0, both rows kept', async () => {
  const { gid, ticket } = await ticketOfToday()
  const before = (await people()).totals
  const first = await scan(ticket)
  expect(first).toMatchObject({ first: true, at: server.time.now, order: 1, person: '张三0', operator: '站长' })
  expect(await statusOf(gid)).toBe(13)
  server.time.now += 60_000
  const again = await scan(ticket)
  expect(again).toEqual({ ...first, first: false })
  expect((await people()).totals).toEqual({ in: before.in + 1, out: before.out - 1 })
  await undo(first.id)
  expect((await people()).totals).toEqual(before)
  // The ticket is free again, and its order waits for it.
  expect(await statusOf(gid)).toBe(11)
  const rows = (await log()).list
  expect(rows.map(({ result, undoneAt, reason }) => ({ result, undone: undoneAt !== null, reason }))).toEqual([
    { result: 'again', undone: false, reason: '' },
    { result: 'ok', undone: true, reason: '扫错了人' },
  ])
  await undo(first.id)
  const [place] = (await server.call(listCheckinPlaces, REF)).list
  expect(place?.count).toBe(0)
  expect((await scan(ticket)).first).toBe(true)
  expect(await statusOf(gid)).toBe(13)
})

test('whoever is scanned again while the first scan is taken back is here or not, never twice, and all counts agree', async () => {
  const { ticket } = await ticketOfToday()
  const before = (await people()).totals
  for (let round = 0; round < 3; round++) {
    const { id } = await scan(ticket)
    const [, again] = await Promise.all([undo(id), scan(ticket)])
    const stands = (await log()).list.filter(({ result, undoneAt }) => result === 'ok' && undoneAt === null)
    expect(stands).toHaveLength(again.first ? 1 : 0)
    expect((await people()).totals.in).toBe(before.in + stands.length)
    const [place] = (await server.call(listCheckinPlaces, REF)).list
    expect(place?.count).toBe(stands.length)
    for (const one of stands) await undo(one.id)
  }
  expect((await people()).totals).toEqual(before)
})

test('a ticket that was used by its code checks in once, and undoing does not free the code', async () => {
  const { gid, ticket } = await ticketOfToday()
  await server.wire('/v2/order/use', { iid: 1000, reqId: randomUUID(), code: ticket }, { as: staff })
  const { id } = await scan(ticket)
  await undo(id)
  expect(await statusOf(gid)).toBe(13)
})

test('a first check-in uses an entry without an order too, and undoing the last one frees it', async () => {
  const wish = { refId: '9091', placeId: 'lake-gate' }
  const stateOf = async () =>
    (
      await server.db
        .selectFrom('entry')
        .select('state')
        .where('ticket_code', '=', '8800000001')
        .executeTakeFirstOrThrow()
    ).state
  const { id } = await scan('8800000001', wish)
  const next = await scan('8800000001', { ...wish, placeId: 'lake-bridge' })
  await undo(id)
  expect(await stateOf()).toBe('used')
  await undo(next.id)
  expect(await stateOf()).toBe('live')
})

test('undoing after the money was divided undoes the attendance alone', async () => {
  const { gid, ticket } = await ticketOfToday()
  const { id } = await scan(ticket)
  server.time.now += 8 * 24 * HOUR
  await server.runJobs()
  expect(await statusOf(gid)).toBe(14)
  await undo(id)
  expect(await statusOf(gid)).toBe(14)
  expect((await people({ state: 'in' })).list).toEqual([])
})

test('each refusal says why, and is in the log', async () => {
  const { ticket } = await ticketOfToday()
  expect(await refusal(scan('1234567890'))).toMatchObject({
    code: ERRORS.NOTFOUND.code,
    msg: '未找到报名信息',
    why: 'unknown',
  })
  const elsewhere = { scope: 'act', refId: '9001' }
  expect(await refusal(scan(ticket, elsewhere))).toMatchObject({ code: ERRORS.NOTFOUND.code, why: 'other' })
  const stranger = await server.login({ iid: 3214, rights: ['scan'] })
  expect(await refusal(scan(ticket, { iid: 3214 }, stranger))).toMatchObject({ code: ERRORS.NOTFOUND.code })
  expect(await refusal(scan(ticket, {}, member))).toMatchObject({ code: ERRORS.DENIED.code })
  expect((await log(staff, { result: 'refused' })).list.map(({ why }) => why)).toEqual(['unknown'])
  expect((await log(staff, { ...elsewhere, result: 'refused' })).list.map(({ why, person }) => [why, person])).toEqual([
    ['other', ''],
  ])
})

test('an unpaid, a cancelled and a refunded ticket are not valid', async () => {
  const till = new Till(server)
  const { gid } = await till.order(await server.login())
  const unpaid = await server.db.selectFrom('entry').select('id').where('order_id', '=', gid).executeTakeFirstOrThrow()
  const { gid: paid, entry, ticket } = await ticketOfToday()
  const byEntry = { ticket: '', entryId: unpaid.id }
  expect(await refusal(scan('', byEntry))).toMatchObject({
    code: ERRORS.ORDERSTATE.code,
    msg: '该票无效',
    why: 'cancelled',
  })
  server.time.now -= 30 * 24 * HOUR
  const buyer = await server.login()
  const { gid: waiting } = await till.order(buyer)
  const pending = await server.db
    .selectFrom('entry')
    .select('id')
    .where('order_id', '=', waiting)
    .executeTakeFirstOrThrow()
  expect(await refusal(scan('', { ticket: '', entryId: pending.id }))).toMatchObject({ why: 'pending' })
  await server.wire(
    '/h5/order/update/status',
    { iid: 1000, orderId: paid, status: 15, remark: '不去了' },
    { as: member },
  )
  expect(await refusal(scan(ticket))).toMatchObject({ code: ERRORS.ORDERSTATE.code, why: 'refunded' })
  const { detail } = await people({ entryId: entry.id })
  expect(detail).toMatchObject({ why: 'refunded', checkins: [{ result: 'refused', why: 'refunded' }] })
})

test('hours: those of the own session with three hours before, unless the place has its own; a closed place', async () => {
  const { ticket } = await ticketOfToday()
  const session = await toSession()
  server.time.now = session.starts_at - 3 * HOUR - 1
  expect(await refusal(scan(ticket))).toMatchObject({ code: ERRORS.CLOSED.code, msg: '不在签到时间内', why: 'hours' })
  const [place] = (await server.call(listCheckinPlaces, REF, { as: staff })).list
  const save = (params: Record<string, unknown>) =>
    server.call(saveCheckinPlace, { iid: 1000, reqId: randomUUID(), id: place?.id ?? '', ...params }, { as: staff })
  await save({ open: 0 })
  server.time.now = session.starts_at
  expect(await refusal(scan(ticket))).toMatchObject({ code: ERRORS.CLOSED.code, why: 'closed' })
  await save({ open: 1, from: session.starts_at + 1, to: session.ends_at })
  expect(await refusal(scan(ticket))).toMatchObject({ why: 'hours' })
  await expect(save({ from: session.ends_at, to: session.starts_at })).rejects.toMatchObject({
    code: ERRORS.PARAM.code,
  })
  await save({ from: 0, to: 0 })
  expect(await scan(ticket)).toMatchObject({ first: true })
})

test('a resold trip has the hours of its supplier’s departure', async () => {
  const trip = { orderType: 31, keys: '31008', property: '313101-s4', property2: '31008-t1' }
  const { gid } = await new Till(server).paid(member, trip)
  const second = await new Till(server).paid(await server.login(), trip)
  const { id, ticket_code } = await server.db
    .selectFrom('entry')
    .select(['id', 'ticket_code'])
    .where('order_id', '=', gid)
    .executeTakeFirstOrThrow()
  const { starts_at, name } = await server.db
    .selectFrom('act_session')
    .select(['starts_at', 'name'])
    .where('id', '=', trip.property)
    .executeTakeFirstOrThrow()
  const ofTrip = { scope: 'origin', refId: trip.keys }
  expect(await refusal(scan(ticket_code ?? '', ofTrip))).toMatchObject({ code: ERRORS.CLOSED.code, why: 'hours' })
  const own = await server.call(getEntries, { iid: 1000, scope: 'origin', refId: trip.keys }, { as: member })
  expect(own.entries[0]?.session).toMatchObject({ name, startsAt: starts_at })
  expect(await statusOf(gid)).toBe(11)
  const { detail } = await people({ scope: 'origin', id: trip.keys, entryId: id })
  expect(detail).toMatchObject({ session: name, startsAt: starts_at })
  server.time.now = starts_at
  expect((await scan(ticket_code ?? '', ofTrip)).first).toBe(true)
  // The supplier's staff see whom others sold a place, and who did; the seller's see their own people alone.
  const supplier = await server.login({ iid: 3214, rights: ['scan', 'order'] })
  const wish = { iid: 3214, id: '313101', scope: 'origin' } as const
  const before = await server.call(listAttendees, { iid: 1000, id: trip.keys, scope: 'origin' }, { as: staff })
  const all = await server.call(listAttendees, wish, { as: supplier })
  expect(all.list.find(({ entryId }) => entryId === id)).toMatchObject({
    seller: expect.stringMatching(/./),
    state: 'in',
  })
  expect(all.totals.in).toBe(before.totals.in)
  const seen = await server.call(listAttendees, { ...wish, entryId: id }, { as: supplier })
  expect(seen.detail).toMatchObject({ ticket: ticket_code, session: name })
  const { csv } = await server.call(listAttendees, { ...wish, format: 'csv' }, { as: supplier })
  const seller = all.list.find(({ entryId }) => entryId === id)?.seller
  const sold = { iid: 1000, scope: 'origin', refId: trip.keys } as const
  const [place] = (await server.call(listCheckinPlaces, sold, { as: staff })).list
  expect(csv).toContain(`,${place?.name},${seller}\r\n`)
  expect(before.list.every(({ seller }) => seller === undefined)).toBe(true)
  // Those staff check in whom others sold a place too, by the list on their phone; the seller's staff see it.
  const other = await server.db
    .selectFrom('entry')
    .select(['id', 'ticket_code'])
    .where('order_id', '=', second.gid)
    .executeTakeFirstOrThrow()
  const ticket = other.ticket_code ?? ''
  const { codes, times } = await server.call(listAttendees, { ...wish, format: 'codes' }, { as: supplier })
  const h = createHash('sha256').update(offlineText(wish.id, ticket)).digest('hex').slice(0, 16)
  expect(codes).toContainEqual(expect.objectContaining({ h, state: 'out' }))
  expect(times?.sessions.map((one) => one.id)).toEqual(expect.arrayContaining(codes?.map((one) => one.sessionId) ?? []))
  const there = { iid: 3214, scope: 'origin', refId: wish.id, method: 'staff', ticket } as const
  const [{ id: placeId }] = (await server.call(listCheckinPlaces, there, { as: supplier })).list as [CheckinPlace]
  const go = () => server.call(doCheckin, { ...there, placeId, reqId: randomUUID() }, { as: supplier })
  expect([(await go()).first, (await go()).first]).toEqual([true, false])
  expect(await statusOf(second.gid)).toBe(13)
  for (const [refId, iid, as] of [[wish.id, 3214, supplier] as const, [trip.keys, 1000, staff] as const]) {
    const page = await server.call(listAttendees, { iid, id: refId, scope: 'origin', state: 'in' }, { as })
    expect(page.list.map(({ entryId }) => entryId)).toContain(other.id)
    expect(page.totals.in).toBe(before.totals.in + 1)
  }
  // A place of the supplier's hides nobody of them.
  const atPlace = await server.call(listAttendees, { ...wish, placeId, state: 'in' }, { as: supplier })
  expect(atPlace.list.map(({ entryId }) => entryId)).toContain(other.id)
  // Their log has what they scanned, with the name of who did, and they take it back; the seller's order is open again.
  const logWish = { iid: 3214, scope: 'origin', refId: wish.id, all: 1, pageNo: 1, pageSize: 20 } as const
  const log = async () => (await server.call(listCheckins, logWish, { as: supplier })).list
  const [again, ok] = await log()
  expect([again, ok]).toMatchObject(['again', 'ok'].map((result) => ({ result, entryId: other.id })))
  expect(ok?.operator).toBe(again?.operator)
  expect(ok?.operator).not.toBe('')
  const undo = (iid: number, as: Actor) =>
    server.call(undoCheckin, { iid, id: ok?.id ?? '', reason: '扫错了人', reqId: randomUUID() }, { as })
  const foreign = await server.login({ iid: 3073, rights: ['scan'] })
  expect(await refusal(undo(3073, foreign))).toMatchObject({ code: ERRORS.NOTFOUND.code })
  await undo(3214, supplier)
  expect(await statusOf(second.gid)).toBe(11)
  expect((await log())[1]).toMatchObject({ reason: '扫错了人' })
  const theirs = { ...there, iid: 3073, reqId: randomUUID() }
  expect(await refusal(server.call(doCheckin, theirs, { as: foreign }))).toMatchObject({ code: ERRORS.NOTFOUND.code })
})

test('a ticket of another session that is on now says so', async () => {
  const { ticket } = await ticketOfToday()
  const session = await toSession()
  await server.db
    .insertInto('act_session')
    .values({
      iid: 1000,
      item_id: TICKET.keys,
      name: '早场',
      age_from: null,
      age_to: null,
      starts_at: session.starts_at - 24 * HOUR,
      ends_at: session.starts_at - 20 * HOUR,
      stock: 1,
    })
    .execute()
  server.time.now = session.starts_at - 22 * HOUR
  expect(await refusal(scan(ticket))).toMatchObject({ code: ERRORS.CLOSED.code, why: 'session' })
})

test('a member checks in with the code of now or of the minute before; the tenth wrong one ends it for ten minutes', async () => {
  const { entry } = await ticketOfToday()
  const [place] = (await server.call(listCheckinPlaces, REF, { as: staff })).list
  expect(place?.codeUntil).toBe((Math.floor(server.time.now / CODE_MS) + 1) * CODE_MS)
  expect((await server.call(listCheckinPlaces, REF, { as: member })).list[0]?.code).toBeUndefined()
  const code = place?.code ?? ''
  const own = (given: string) =>
    server.call(
      doCheckin,
      { ...REF, reqId: randomUUID(), method: 'code', code: given, entryId: entry.id },
      { as: member },
    )
  const wrong = code === '000000' ? '000001' : '000000'
  server.time.now += 2 * CODE_MS
  expect(await refusal(own(code))).toMatchObject({ code: ERRORS.CODE.code, why: 'code' })
  server.time.now -= CODE_MS
  expect(await own(code)).toMatchObject({ first: true, operator: '' })
  for (let n = 0; n < 9; n++) await refusal(own(wrong))
  expect(await refusal(own(wrong))).toMatchObject({ code: ERRORS.LIMIT.code })
  expect(await refusal(own(code))).toMatchObject({ code: ERRORS.LIMIT.code })
  server.time.now += 10 * 60_000
  expect(await refusal(own(wrong))).toMatchObject({ code: ERRORS.CODE.code })
})

test('by position: within the radius and at most 50 metres of inaccuracy, else FAR with the metres', async () => {
  const { entry } = await ticketOfToday()
  const [place] = (await server.call(listCheckinPlaces, REF)).list
  if (place?.lat == null || place.lng === null) throw new Error('the activity has no position')
  const at = (north: number, accuracy?: number) =>
    server.call(
      doCheckin,
      {
        ...REF,
        reqId: randomUUID(),
        method: 'gps',
        entryId: entry.id,
        lat: (place.lat ?? 0) + north / 111_195,
        lng: place.lng ?? 0,
        ...(accuracy === undefined ? {} : { accuracy }),
      },
      { as: member },
    )
  await expect(at(240)).rejects.toMatchObject({ code: ERRORS.FAR.code, data: { why: 'far', metres: 240 } })
  await expect(at(260, 5000)).rejects.toMatchObject({ code: ERRORS.FAR.code, msg: '距离打卡点还有260米' })
  expect(await at(240, 5000)).toMatchObject({ first: true })
})

test('a refused attempt of a member that is sent again is in the log once', async () => {
  const { entry } = await ticketOfToday()
  const far = { ...REF, reqId: randomUUID(), method: 'gps', entryId: entry.id, lat: 1, lng: 1 } as const
  for (let n = 0; n < 2; n++)
    expect(await refusal(server.call(doCheckin, far, { as: member }))).toMatchObject({ why: 'far' })
  expect((await log(staff, { result: 'refused' })).list).toHaveLength(1)
})

test('the places and ranks of a withdrawn activity are for who entered and for staff; another item’s place counts nobody', async () => {
  const { ticket } = await ticketOfToday()
  const { placeId } = await scan(ticket)
  const foreign = await server.call(listAttendees, { iid: 1000, id: '9002', placeId }, { as: staff })
  expect(foreign.totals.in).toBe(0)
  await server.db
    .updateTable('content')
    .set({ status: 'draft' })
    .where('iid', '=', REF.iid)
    .where('id', '=', REF.refId)
    .execute()
  const rank = { ...REF, by: 'places', rows: 'person' } as const
  for (const as of [staff, member]) {
    expect((await server.call(listCheckinPlaces, REF, { as })).list).toHaveLength(1)
    expect((await server.call(listRank, rank, { as })).list).toHaveLength(1)
  }
  for (const as of [undefined, await server.login()]) {
    await expect(server.call(listCheckinPlaces, REF, as && { as })).rejects.toMatchObject({
      code: ERRORS.NOTFOUND.code,
    })
    await expect(server.call(listRank, rank, as && { as })).rejects.toMatchObject({ code: ERRORS.NOTFOUND.code })
  }
})

test('somebody else’s entry is not one’s own', async () => {
  const { entry } = await ticketOfToday()
  const other = await server.login()
  const attempt = server.call(
    doCheckin,
    { ...REF, reqId: randomUUID(), method: 'code', code: '123456', entryId: entry.id },
    { as: other },
  )
  await expect(attempt).rejects.toMatchObject({ code: ERRORS.DENIED.code })
})

test('scans of a time without network count for when they were made, each once, also one that had arrived', async () => {
  const { entries, ticket } = await ticketOfToday(member, { num: 3 })
  const [, second, third] = entries.map(({ ticket_code }) => ticket_code ?? '')
  const arrived = randomUUID()
  await scan(ticket, { reqId: arrived })
  server.time.now += HOUR
  const scans = [
    { reqId: arrived, ticket, ago: HOUR },
    { reqId: randomUUID(), ticket: second ?? '', ago: 30 * 60_000 },
    { reqId: randomUUID(), ticket: '9999999999', ago: 60_000 },
    { reqId: randomUUID(), ticket: third ?? '', ago: 4 * HOUR },
    { reqId: randomUUID(), ticket: second ?? '', ago: 1000 },
    { reqId: randomUUID(), ticket, placeId: 'act.nowhere', ago: 1000 },
  ]
  const send = () => server.call(sendCheckins, { ...REF, scans }, { as: staff })
  const { results } = await send()
  expect(results).toMatchObject([
    { first: true, at: server.time.now - HOUR, person: '张*' },
    { first: true, at: server.time.now - 30 * 60_000 },
    { code: ERRORS.NOTFOUND.code, why: 'unknown', msg: '未找到报名信息' },
    { code: ERRORS.CLOSED.code, why: 'hours' },
    // Whoever scans it later is told of the first time, also by another device.
    { first: false, at: server.time.now - 30 * 60_000, place: '签到处', operator: expect.stringMatching(/./) },
    { code: ERRORS.NOTFOUND.code, msg: errorMessage('NOTFOUND', 'zh') },
  ])
  expect((await send()).results.map(({ id, first, code }) => [id, first, code])).toEqual(
    results.map(({ id, first, code }) => [id, first, code]),
  )
  expect((await log()).list.map(({ result }) => result).sort()).toEqual(['again', 'ok', 'ok', 'refused', 'refused'])
})

test('the list: states, places, sessions, names, ends of mobiles, tickets; the file has no formulas and needs both rights', async () => {
  const { entry, ticket } = await ticketOfToday()
  await server.db.updateTable('entry').set({ name: '=1+1,"甲"' }).where('id', '=', entry.id).execute()
  await scan(ticket)
  const namesOf = async (more: Record<string, unknown>) => (await people(more)).list.map(({ name }) => name)
  const mine = ['=1+1,"甲"']
  expect(await namesOf({ state: 'in' })).toEqual(mine)
  expect(await namesOf({ state: 'out', queryKey: '5678' })).not.toContain(mine[0])
  for (const queryKey of [ticket, '5678', '1+1']) expect(await namesOf({ queryKey })).toContain(mine[0])
  expect(await namesOf({ sessionId: `${TICKET.keys}-s9` })).toEqual([])
  expect(await namesOf({ placeId: 'act.other', state: 'in' })).toEqual([])
  expect((await people({ placeId: `act.${TICKET.keys}` })).totals.in).toBe(1)
  const { csv } = await people({ format: 'csv', state: 'in' })
  const when = formatDate(server.time.now, 'YYYY-MM-DD HH:mm')
  const row = `"'=1+1,""甲""",5678,${await sessionName()},已到,${when},签到处,`
  expect(csv).toBe(`\uFEFF姓名,手机尾号,场次,状态,签到时间,签到点,销售方\r\n${row}\r\n`)
  const scanner = await server.login({ rights: ['scan'] })
  const file = server.call(listAttendees, { iid: 1000, id: TICKET.keys, format: 'csv' }, { as: scanner })
  await expect(file).rejects.toMatchObject({ code: ERRORS.DENIED.code })
  await people({ entryId: entry.id })
  const reads = await server.db.selectFrom('review_log').select(['kind', 'target_id']).orderBy('id').execute()
  expect(reads).toEqual([
    { kind: 'attendees', target_id: TICKET.keys },
    { kind: 'attendee', target_id: entry.id },
  ])
})

const sessionName = async () =>
  (await server.db.selectFrom('act_session').select('name').where('id', '=', TICKET.property).executeTakeFirstOrThrow())
    .name

test('a feeling belongs to the own check-in', async () => {
  const { ticket } = await ticketOfToday()
  const { id } = await scan(ticket)
  const note = (text: string, as: Actor) =>
    server.call(noteCheckin, { iid: 1000, reqId: randomUUID(), id, text }, { as })
  await expect(note('不是我', await server.login())).rejects.toMatchObject({ code: ERRORS.DENIED.code })
  await note('风很大', member)
  expect((await log(member, { all: 0 })).list).toMatchObject([{ note: '风很大', person: '张三0' }])
})

test('staff with the right to scan hear of who comes and who is taken back, with both counts; others do not', async () => {
  const { entry, ticket } = await ticketOfToday()
  await server.login({ rights: ['order'] })
  const heard: { rid: number; route: string; body: unknown }[] = []
  server.app.services.pushes.connect((rid, route, body) => heard.push({ rid, route, body }))
  const before = (await people()).totals
  const told = async (times: number) => {
    while (heard.filter(({ rid }) => rid === staff.member.rid).length < times)
      await new Promise((done) => setTimeout(done, 20))
    return heard.at(-1)?.body
  }
  const { id } = await scan(ticket)
  const row = { entryId: entry.id, name: '张三0', placeId: `act.${TICKET.keys}` }
  const counts = { in: before.in + 1, out: before.out - 1 }
  expect(await told(1)).toMatchObject({ ...REF, ...counts, rows: [{ ...row, here: true, present: true }] })
  await undo(id)
  expect(await told(2)).toMatchObject({ ...before, rows: [{ ...row, here: false, present: false }] })
  const scanners = await server.db.selectFrom('staff').select(['user_id', 'rights']).where('iid', '=', 1000).execute()
  const mayScan = scanners.filter(({ rights }) => rights.includes('scan')).length
  expect(new Set(heard.map(({ rid }) => rid)).size).toBe(mayScan)
  expect(new Set(heard.map(({ route }) => route))).toEqual(new Set([ON_ATTENDANCE]))
})

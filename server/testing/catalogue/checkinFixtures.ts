import { randomUUID } from 'node:crypto'
import { type checkinCalls, doCheckin, type rankCalls } from '@quanzi/contract'
import { placeCode } from '../../features/checkin/placeCode'
import { type Fixtures, held, open } from './Fixture'
import { ACTIVITY, type Owner } from './Owner'

const HOUR = 3_600_000
const REF = { scope: 'act', refId: ACTIVITY } as const
const PLACE = `act.${ACTIVITY}`

/** Opens the activity's place now, whenever its sessions are. */
async function openPlace({ server, iid }: Owner): Promise<string> {
  const hours = { opens_at: server.time.now - HOUR, closes_at: server.time.now + HOUR }
  await server.db
    .insertInto('checkin_place')
    .values({ iid, id: PLACE, scope: 'act', ref_id: ACTIVITY, name: '签到处', lat: null, lng: null, ...hours })
    .onConflict((conflict) => conflict.columns(['iid', 'id']).doUpdateSet(hours))
    .execute()
  return PLACE
}

/** The owner's ticket on the day, and the code of the place. */
async function onTheDay(owner: Owner) {
  const { entry, code: ticket } = await owner.ticket()
  const placeId = await openPlace(owner)
  const { server, iid } = owner
  return { entry, ticket, placeId, ...placeCode(server.app.services.secrets, { iid, id: placeId }, server.time.now) }
}

/** The owner's check-in. */
async function checkedIn(owner: Owner): Promise<string> {
  const { entry, code } = await onTheDay(owner)
  const wish = { ...REF, iid: owner.iid, reqId: randomUUID(), entryId: entry, method: 'code' as const, code }
  return (await owner.server.call(doCheckin, wish, { as: owner.actor })).id
}

export const checkinFixtures: Fixtures<typeof checkinCalls> = {
  listCheckinPlaces: open(REF),
  saveCheckinPlace: open(async (owner) => ({ id: await openPlace(owner), open: true })),
  doCheckin: held(async (owner) => {
    const { entry, code } = await onTheDay(owner)
    return { ...REF, entryId: entry, method: 'code' as const, code }
  }),
  sendCheckins: open(async (owner) => {
    const { ticket, placeId } = await onTheDay(owner)
    return { ...REF, scans: [{ reqId: randomUUID(), ticket, placeId, ago: 60_000 }] }
  }),
  listCheckins: open(async (owner) => {
    await checkedIn(owner)
    return REF
  }),
  noteCheckin: held(async (owner) => ({ id: await checkedIn(owner), text: '到了，人真多' })),
  undoCheckin: open(async (owner) => ({ id: await checkedIn(owner), reason: '扫错了人' })),
  listAttendees: open(async (owner) => ({ id: ACTIVITY, entryId: (await owner.ticket()).entry })),
}

export const rankFixtures: Fixtures<typeof rankCalls> = {
  listRank: open(async (owner) => {
    await checkedIn(owner)
    return { ...REF, by: 'places' as const }
  }),
}

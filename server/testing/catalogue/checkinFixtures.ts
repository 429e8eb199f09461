import { randomUUID } from 'node:crypto'
import { type certificateCalls, type checkinCalls, doCheckin, type rankCalls, type signCalls } from '@quanzi/contract'
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
  doCheckin: held(
    async (owner) => {
      const { entry, code } = await onTheDay(owner)
      return { ...REF, entryId: entry, method: 'code' as const, code }
    },
    // The staff see who was refused at a place, which stands there since then.
    { notes: ['checkin', 'checkin_place'] },
  ),
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

/** A subject of the tenant with one site, which the owner has done. */
async function signed({ server, iid, actor }: Owner): Promise<string> {
  const id = `s${randomUUID().slice(0, 8)}`
  const now = server.time.now
  const subject = { iid, id, title: '走一走', need: 1, starts_at: now - HOUR, ends_at: now + HOUR }
  await server.db.insertInto('sign_subject').values(subject).execute()
  const place = { iid, id: `${id}p`, scope: 'sign', ref_id: id, name: '桥', lat: 30, lng: 120 }
  await server.db
    .insertInto('checkin_place')
    .values({ ...place, opens_at: null, closes_at: null })
    .execute()
  const wish = { iid, reqId: randomUUID(), scope: 'sign' as const, refId: id, placeId: place.id }
  await server.call(doCheckin, { ...wish, method: 'gps' as const, lat: 30, lng: 120 }, { as: actor })
  return id
}

export const signFixtures: Fixtures<typeof signCalls> = {
  getSignSubject: open(async (owner) => ({ id: await signed(owner) })),
  joinSign: open(async (owner) => ({ id: await signed(owner) })),
}

export const certificateFixtures: Fixtures<typeof certificateCalls> = {
  getCertificate: open(async (owner) => ({ scope: 'sign' as const, refId: await signed(owner) })),
  // Whoever asks gets their own, or hears what they lack.
  issueCertificate: open(async (owner) => ({ scope: 'sign' as const, refId: await signed(owner) })),
}

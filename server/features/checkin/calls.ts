import type { AttendeePage, CheckinPage, checkinCalls, ParsedParamsOf } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { requireRight, staffRights } from '../../call/access'
import type { Context } from '../../call/Context'
import type { Handlers } from '../../call/handlers'
import { within } from '../../call/within'
import { withTransaction } from '../../db/withTransaction'
import { ownPhoto } from '../../delivery/storage/ownPhoto'
import { readAddress } from '../../delivery/storage/readAddress'
import { logReview } from '../../review/reviewLog'
import { attendanceOfAll } from './attendance'
import { attendeeCsv } from './attendeeCsv'
import { attendeeDetail } from './attendeeDetail'
import { asAttendees, attendeeRows, offlineCodes, offlineTimes } from './attendees'
import { checkIn } from './checkIn'
import { type CheckinRef, checkinItem, soldAs } from './checkinItem'
import { checkinLog } from './checkinLog'
import { noteCheckin } from './noteCheckin'
import { placesFor } from './places'
import { savePlace } from './savePlace'
import { sendCheckins } from './sendCheckins'
import { tellDone } from './tellDone'
import { undoCheckin } from './undoCheckin'

const refOf = ({ iid }: Context, { scope, refId }: Pick<CheckinRef, 'scope' | 'refId'>): CheckinRef => ({
  iid,
  scope,
  refId,
})

/** Check-ins on the day: places, tickets, the log, and who is there. */
export const checkin: Handlers<typeof checkinCalls> = {
  async listCheckinPlaces(ctx, wish) {
    const seesCodes = (await staffRights(ctx)).includes('scan')
    return { list: await placesFor(ctx.db, askerOf(ctx), wish, seesCodes ? ctx.secrets : null) }
  },

  saveCheckinPlace: (ctx, wish) => savePlace(ctx, wish),

  async doCheckin(ctx, { scope, refId, photo, ...wish }) {
    if (wish.method === 'staff') await requireRight(ctx, 'scan')
    const ref = refOf(ctx, { scope, refId })
    const key = await ownPhoto(ctx.db, ctx.me, photo)
    const done = await withTransaction(ctx.db, (db) =>
      checkIn(within(ctx, db), { ...wish, ref, photo: key, at: ctx.clock() }),
    )
    ctx.committed((services) => tellDone(services, ref, done))
    return done
  },

  sendCheckins: async (ctx, { scans, ...ref }) => ({ results: await sendCheckins(ctx, refOf(ctx, ref), scans) }),

  async listCheckins(ctx, { iid: _iid, scope, refId, all, ...wish }) {
    if (all) await requireRight(ctx, 'scan')
    const ref = refOf(ctx, { scope, refId })
    await checkinItem(ctx.db, ref)
    const refs = all ? await soldAs(ctx.db, ref) : [ref]
    return withPhotos(ctx, await checkinLog(ctx, ref, refs, { ...wish, userId: all ? undefined : ctx.me.user_id }))
  },

  noteCheckin: (ctx, wish) => noteCheckin(ctx, wish),
  undoCheckin: (ctx, wish) => undoCheckin(ctx, wish),
  listAttendees: (ctx, wish) => listAttendees(ctx, wish),
}

/** Photos are private: their addresses are signed for whoever may see the row. */
function withPhotos(ctx: Context, page: CheckinPage): CheckinPage {
  const origin = ctx.inMiniProgram ? ctx.config.publicUrl : ''
  const list = page.list.map((row) => (row.photo ? { ...row, photo: readAddress(ctx, origin, row.photo) } : row))
  return { ...page, list }
}

type AttendeesParams = ParsedParamsOf<(typeof checkinCalls)['listAttendees']>

async function listAttendees(ctx: Context, params: AttendeesParams): Promise<AttendeePage> {
  await requireRight(ctx, 'scan')
  const { id: refId, scope, entryId, ticket, format, iid: _iid, ...wish } = params
  const ref = refOf(ctx, { scope, refId })
  await checkinItem(ctx.db, ref)
  const refs = await soldAs(ctx.db, ref)
  const totals = await attendanceOfAll(ctx.db, ref, refs, wish)
  const none = { list: [], total: 0, hasMore: false, totals }
  if (entryId || ticket) {
    const detail = await attendeeDetail(ctx, ref, refs, { entryId, ticket, placeId: wish.placeId })
    ctx.leave((db) => logReview(db, ctx, { kind: 'attendee', act: 'read', ids: [detail.entryId] }))
    return {
      ...none,
      total: 1,
      detail: { ...detail, checkins: withPhotos(ctx, { ...none, list: detail.checkins }).list },
    }
  }
  if (format === 'csv') {
    await requireRight(ctx, 'order')
    ctx.leave((db) => logReview(db, ctx, { kind: 'attendees', act: 'read', ids: [refId], note: 'csv' }))
    return { ...none, csv: await attendeeCsv(ctx, ref, refs, wish, ctx.language) }
  }
  const coded = format === 'codes'
  const { list, total, hasMore } = await attendeeRows(ctx, ref, refs, { ...wish, coded })
  if (coded) {
    const codes = await offlineCodes(ctx.db, ref, list)
    // They are the same for all pages.
    const times = wish.pageNo === 1 ? { times: await offlineTimes(ctx.db, ref) } : {}
    return { ...none, total, hasMore, codes, ...times }
  }
  return { list: await asAttendees(ctx.db, ref.iid, list, wish.placeId), total, hasMore, totals }
}

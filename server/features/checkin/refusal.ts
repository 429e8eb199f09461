import type { CheckinRefusal, CheckinWhy, ErrorName } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { otherActivity, REASONS, type Worded } from '../../call/reasons'
import type { CheckinWish } from './CheckinWish'
import type { PlaceRow } from './places'
import { keepDefaultPlace } from './savePlace'
import type { EntryRow } from './ticketHolder'

interface Refused {
  readonly error: ErrorName
  readonly why: CheckinWhy
  readonly detail?: Worded
  readonly data?: Omit<CheckinRefusal, 'why'>
  readonly values?: Readonly<Record<string, number>>
  readonly entry?: EntryRow | undefined
}

export type Refusing = ReturnType<typeof refusalOf>

/** The refusals of a scan at a place. Each says why, and is written to the log although the call is refused. */
export function refusalOf(ctx: Context, wish: CheckinWish, place: PlaceRow) {
  const refused = ({ error, why, detail, data, values, entry }: Refused) =>
    new CallError(error, {
      detail,
      values,
      data: { why, ...data },
      afterwards: async (db) => {
        await keepDefaultPlace(db, place)
        await db
          .insertInto('checkin')
          .values({
            iid: ctx.iid,
            scope: wish.ref.scope,
            ref_id: wish.ref.refId,
            place_id: place.id,
            entry_id: entry?.id ?? null,
            user_id: entry?.user_id ?? (wish.method === 'staff' ? null : ctx.me.user_id),
            session_id: entry?.session_id ?? '',
            result: 'refused',
            why,
            method: wish.method,
            lat: null,
            lng: null,
            accuracy: null,
            operator_id: wish.method === 'staff' ? ctx.me.user_id : null,
            ord: null,
            at: wish.at,
            undone_at: null,
            undone_by: null,
            req_id: wish.reqId,
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      },
    })
  return {
    unknown: () => refused({ error: 'NOTFOUND', why: 'unknown', detail: REASONS.notEntered }),
    /** A ticket of another activity of the tenant, by its title; the log here does not name its owner. */
    async other({ iid, ref_id }: EntryRow) {
      const item = await ctx.db
        .selectFrom('content')
        .select('title')
        .where('iid', '=', iid)
        .where('id', '=', ref_id)
        .executeTakeFirst()
      return refused({ error: 'NOTFOUND', why: 'other', detail: otherActivity(item?.title ?? '') })
    },
    ticket: (why: CheckinWhy, entry: EntryRow) =>
      refused({ error: 'ORDERSTATE', why, detail: REASONS.badTicket, entry }),
    code: (entry?: EntryRow) => refused({ error: 'CODE', why: 'code', detail: REASONS.wrongCode, entry }),
    closed: (entry?: EntryRow) => refused({ error: 'CLOSED', why: 'closed', detail: REASONS.placeClosed, entry }),
    hours: (why: 'hours' | 'session', hours: { from: number; to: number } | null, entry?: EntryRow) =>
      refused({ error: 'CLOSED', why, detail: REASONS.outsideHours, ...(hours ? { data: hours } : {}), entry }),
    far: (metres: number, entry?: EntryRow) =>
      refused({ error: 'FAR', why: 'far', values: { n: metres }, data: { metres }, entry }),
  }
}

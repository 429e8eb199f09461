import { type ActQuestion, type AttendeeDetail, EMERGENCY } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import { REASONS } from '../../call/reasons'
import type { ListReader } from '../../db/lists/readPage'
import type { Db } from '../../db/schema'
import { chainsOf } from '../../trade/openOrder'
import { asAttendees } from './attendees'
import { type CheckinRef, sessionsOf } from './checkinItem'
import { checkinLog } from './checkinLog'
import { type EntryRow, entryById, entryByTicket, faultOf } from './ticketHolder'

const MOST_CHECKINS = 50

/** One person in full, for staff. */
export async function attendeeDetail(
  reader: ListReader,
  own: CheckinRef,
  refs: readonly CheckinRef[],
  wish: { entryId?: string | undefined; ticket?: string | undefined; placeId?: string | undefined },
): Promise<AttendeeDetail> {
  const { db } = reader
  const found = await entryAmong(db, refs, wish)
  if (!found) throw new CallError('NOTFOUND', { detail: REASONS.notEntered })
  const { entry, ref } = found
  const party = await partyOf(db, entry)
  const [self, ...others] = await asAttendees(db, own.iid, [entry, ...party], wish.placeId)
  if (!self) throw new CallError('NOTFOUND')
  const questions = await questionsOf(db, ref)
  const { orderStatus, isFree, fault } = await orderOf(db, entry)
  const log = await checkinLog(reader, { ...ref, iid: own.iid }, [ref], {
    entryId: entry.id,
    pageNo: 1,
    pageSize: MOST_CHECKINS,
  })
  return {
    ...self,
    mobile: entry.mobile,
    ticket: entry.ticket_code ?? '',
    orderId: entry.order_id,
    ...{ orderStatus, isFree },
    why: fault ?? '',
    ...(await sessionOf(db, ref, entry)),
    answers: questions
      .filter(({ type }) => type !== 'idCard')
      .map(({ id, name }) => ({ id, name, text: entry.answers[id] ?? '' })),
    emergency: emergencyOf(questions, entry.answers),
    note: entry.note,
    checkins: log.list,
    party: [self, ...others],
  }
}

/** The entry that is named, through whichever item the person came. */
export async function entryAmong(
  db: Db,
  refs: readonly CheckinRef[],
  { entryId = '', ticket }: { entryId?: string | undefined; ticket?: string | undefined },
): Promise<{ entry: EntryRow; ref: CheckinRef } | null> {
  for (const ref of refs) {
    const entry = ticket ? await entryByTicket(db, ref.iid, ticket) : await entryById(db, ref.iid, entryId)
    if (entry && entry.scope === ref.scope && entry.ref_id === ref.refId) return { entry, ref }
  }
  return null
}

/** The others of the same order. */
async function partyOf(db: Db, { iid, id, order_id }: EntryRow): Promise<EntryRow[]> {
  if (order_id === null) return []
  return await db
    .selectFrom('entry')
    .selectAll()
    .where('iid', '=', iid)
    .where('order_id', '=', order_id)
    .where('id', '<>', id)
    .where('trial', '=', false)
    .orderBy('id')
    .limit(100)
    .execute()
}

async function orderOf(db: Db, entry: EntryRow) {
  const { iid, order_id, ticket_code } = entry
  if (order_id === null) return { orderStatus: null, isFree: false, fault: faultOf(entry, null) }
  const order = await db
    .selectFrom('orders')
    .select(['status', 'payable'])
    .where('iid', '=', iid)
    .where('id', '=', order_id)
    .executeTakeFirst()
  const code = ticket_code
    ? await db
        .selectFrom('order_code')
        .select('chain_id')
        .where('iid', '=', iid)
        .where('code', '=', ticket_code)
        .executeTakeFirst()
    : undefined
  const chain = code && (await chainsOf(db, { iid, id: order_id })).find(({ id }) => id === code.chain_id)
  const orderStatus = chain?.status ?? order?.status ?? null
  return { orderStatus, isFree: order?.payable === 0, fault: faultOf(entry, orderStatus) }
}

async function sessionOf(db: Db, ref: CheckinRef, { session_id }: EntryRow) {
  const row = (await sessionsOf(db, ref)).find(({ id }) => id === session_id)
  return { session: row?.name ?? '', startsAt: row?.starts_at ?? null, endsAt: row?.ends_at ?? null }
}

async function questionsOf(db: Db, { iid, refId }: CheckinRef): Promise<readonly ActQuestion[]> {
  const row = await db
    .selectFrom('act_item')
    .select('questions')
    .where('iid', '=', iid)
    .where('id', '=', refId)
    .executeTakeFirst()
  return row?.questions ?? []
}

/** The person to call: the answers of questions whose id begins with `q-emergency-`. */
function emergencyOf(
  questions: readonly ActQuestion[],
  answers: Readonly<Record<string, string>>,
): AttendeeDetail['emergency'] {
  const asked = questions.filter(({ id }) => id.startsWith(EMERGENCY))
  const answerOf = (wanted: (question: ActQuestion) => boolean) => {
    const question = asked.find(wanted)
    return question ? (answers[question.id] ?? '') : ''
  }
  const mobile = answerOf(({ type }) => type === 'mobile')
  return mobile ? { name: answerOf(({ type }) => type !== 'mobile'), mobile } : null
}

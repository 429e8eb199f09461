import { randomInt } from 'node:crypto'
import {
  isMobile,
  MODULE_TYPE,
  type ParsedParamsOf,
  type sendFeedback,
  shanghaiDay,
  startOfDay,
} from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import { runningRestrictions } from '../../call/runningRestrictions'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import { hideWhenReported } from '../../items/hideItem'
import type { ReportTarget } from '../../items/reports'
import { seenAlbum } from '../album/public'
import { subjectOf } from './ownReports'
import { tellReaders } from './tellReaders'
import { openVolunteerWish } from './volunteerWish'

const PER_DAY = { visitor: 3, member: 5 } as const

type Wish = Omit<ParsedParamsOf<typeof sendFeedback>, 'iid' | 'reqId'>
type Sent = { readonly id: string; readonly no: string; readonly again?: boolean }

/** Keeps what somebody writes to the tenant. A second report of one thing, or appeal about it, is answered by the first. */
export async function writeFeedback(ctx: Context, wish: Wish): Promise<Sent> {
  const { db, iid } = ctx
  const { kind, content, name, phone, images, targetType = '', targetId = '' } = wish
  if (!ctx.session && kind !== 'contact') throw new CallError('LOGIN')
  if (!ctx.session && phone === undefined) throw paramError('phone')
  if (phone !== undefined && !isMobile(phone)) throw paramError('phone')
  if (kind === 'report' && (targetType === '' || targetId === '')) throw paramError('targetId')
  await refuseBannedWords(db, iid, content, name)
  const userId = ctx.session?.userId ?? 0
  const target: ReportTarget = { iid, target_type: targetType, target_id: targetId }
  // Only one at a time reads what was sent before and counts it.
  await takeTurns(db, iid, `feedback ${userId === 0 ? ctx.ip : userId}`)
  if (kind === 'report' || (kind === 'appeal' && targetType !== '')) {
    const first = await sentBefore(db, userId, kind, target)
    if (first) return { ...first, again: true }
    if (kind === 'appeal') await requireAppealable(ctx, target)
  }
  if (kind === 'volunteer') {
    const first = await openVolunteerWish(db, { iid, userId }, { name, phone })
    if (first) return { ...first, again: true }
  }
  const said = kind === 'report' ? await reported(ctx, target) : {}
  await limitFeedback(ctx, userId)
  const at = ctx.clock()
  const row = await db
    .insertInto('feedback')
    .values({
      ...{ user_id: userId, kind, content, name: name ?? '', phone: phone ?? '', images: images ?? [] },
      ...target,
      ...said,
      no: `F${shanghaiDay(at).replaceAll('-', '')}${randomInt(1_000_000, 10_000_000)}`,
      ...{ ip: ctx.ip, at },
    })
    .returning(['id', 'no'])
    .executeTakeFirstOrThrow()
  if (kind === 'report') await hideWhenReported(db, target)
  if (kind === 'contact' || kind === 'help')
    await tellReaders(db, askerOf(ctx), {
      ...{ id: String(row.id), no: row.no, content, name: name ?? '', phone: phone ?? '' },
      storeId: targetType === 'store' ? targetId : '',
    })
  return { id: String(row.id), no: row.no }
}

/** The words that a report is about. NOTFOUND or DENIED for what its sender may not see. */
async function reported(ctx: Context, target: ReportTarget) {
  if (target.target_type === String(MODULE_TYPE.cloudAlbum)) await seenAlbum(ctx.db, askerOf(ctx), target.target_id)
  const subject = await subjectOf(ctx.db, target)
  if (!subject) throw new CallError('NOTFOUND')
  const { title, text, status, userId } = subject
  const isUnseen = status === 'draft' || status === 'deleted'
  if (isUnseen && userId !== ctx.me.user_id) throw new CallError('NOTFOUND')
  return { said_title: title, said: text }
}

async function sentBefore(db: Db, userId: number, kind: string, target: ReportTarget) {
  const row = await db
    .selectFrom('feedback')
    .select(['id', 'no'])
    .where('iid', '=', target.iid)
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .where('target_type', '=', target.target_type)
    .where('target_id', '=', target.target_id)
    .executeTakeFirst()
  return row ? { id: String(row.id), no: row.no } : null
}

/** An appeal is about a report of the member's that was refused, or about the member's running restriction. */
async function requireAppealable({ db, me, clock }: Context, { target_type, target_id }: ReportTarget): Promise<void> {
  const id = rowId(target_id)
  if (target_type === 'restriction') {
    const { rows: running } = await runningRestrictions(me.iid, [me.user_id], clock()).execute(db)
    if (!running.some((one) => one.id === id)) throw new CallError('NOTFOUND')
    return
  }
  if (target_type !== 'report') throw paramError('targetType')
  const report = await db
    .selectFrom('feedback')
    .select('id')
    .where('iid', '=', me.iid)
    .where('id', '=', id)
    .where('kind', '=', 'report')
    .where('user_id', '=', me.user_id)
    .where('state', '=', 'refused')
    .executeTakeFirst()
  if (!report) throw new CallError('NOTFOUND')
}

async function limitFeedback(ctx: Context, userId: number): Promise<void> {
  const today = startOfDay(shanghaiDay(ctx.clock()))
  const { n } = await ctx.db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('iid', '=', ctx.iid)
    .where('user_id', '=', userId)
    .where('at', '>=', today)
    .$if(userId === 0, (query) => query.where('ip', '=', ctx.ip))
    .executeTakeFirstOrThrow()
  if (n >= (userId === 0 ? PER_DAY.visitor : PER_DAY.member)) throw new CallError('LIMIT')
}

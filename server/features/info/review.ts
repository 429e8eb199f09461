import { build, MODULE_TYPE, type ReportReview, type ReviewItem } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { refuseOwn } from '../../call/refuseOwn'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'
import { readAddress } from '../../delivery/storage/readAddress'
import { uploadKeyOf } from '../../delivery/storage/uploadKeyOf'
import { showPicturesOf } from '../../items/albumPictures'
import { reindex } from '../../items/contentIndex'
import { hideItem } from '../../items/hideItem'
import { putGoods } from '../../items/putGoods'
import { isReported, type ReportTarget } from '../../items/reports'
import { listedTags, moveTopics } from '../../items/topics'
import type { Decided, Decision, ReviewNotice, ReviewRules } from '../../review/ReviewRules'
import { waitingPage } from '../../review/waitingPage'
import { AUTHOR, SUBJECT, subjectOf, TEXT, TITLE } from './ownReports'

const ALBUM = String(MODULE_TYPE.cloudAlbum)

interface QueueRow {
  readonly id: number
  readonly user_id: number
  readonly kind: ReportReview['kind']
  readonly no: string
  readonly content: string
  readonly target_type: string
  readonly target_id: string
  readonly at: number
  readonly title: string
  readonly text: string
  readonly cover: string
  readonly author_id: number | null
  readonly author_rid: number | null
  readonly author_name: string | null
  /** The reader has reported the same. */
  readonly joined: boolean
}

/** Reports and appeals that wait for a decision, oldest first. Nobody decides what they sent, wrote, refused or set. */
export const reportReviews: ReviewRules = {
  async queue(ctx, ask) {
    const { iid, me } = ctx
    const { rows, total, hasMore } = await waitingPage<QueueRow>(
      ctx,
      {
        ...{ name: 'reports', table: 'feedback', as: 'f' },
        waits: sql`f.kind in ('report', 'appeal') and f.state = 'open'`,
        select: sql`f.id, f.user_id, f.kind, f.no, f.content, f.target_type, f.target_id, f.at, ${TITLE} as title,
          ${TEXT} as text,
          coalesce(c.cover, p.head_img, s.logo, '') as cover,
          a.user_id as author_id, a.rid as author_rid, a.nick_name as author_name, exists (
            select 1 from feedback o where o.iid = ${iid} and o.kind = 'report' and o.user_id = ${me.user_id}
              and o.state = 'open' and o.target_type = f.target_type and o.target_id = f.target_id) as joined`,
        joins: sql`${SUBJECT} left join member a on a.iid = f.iid and a.user_id = ${AUTHOR}`,
      },
      ask,
    )
    const list: ReviewItem[] = []
    for (const row of rows) {
      const { kind, no, content, target_type: targetType, title, text } = row
      const author = row.author_rid === null ? null : { rid: row.author_rid, name: row.author_name ?? '' }
      const own =
        row.user_id === me.user_id ||
        row.author_id === me.user_id ||
        (kind === 'report' && row.joined) ||
        (kind === 'appeal' && (await concernedBy(ctx.db, iid, targetType, rowId(row.target_id))).includes(me.user_id))
      const cover = targetType === ALBUM ? signedCover(ctx, row.cover) : row.cover
      const review: ReportReview = { kind, no, content, targetType, title, text, cover, author, own }
      list.push({ id: String(row.id), at: Number(row.at), who: row.who, data: { ...review } })
    }
    return { list, total, hasMore }
  },

  async decide(db, ctx, decision) {
    const row = await db
      .selectFrom('feedback')
      .select(['kind', 'user_id', 'target_type', 'target_id'])
      .where('iid', '=', ctx.iid)
      .where('id', '=', rowId(decision.id))
      .where('kind', 'in', ['report', 'appeal'])
      .executeTakeFirst()
    if (!row) throw new CallError('NOTFOUND')
    refuseOwn(ctx, row.user_id)
    const target = { iid: ctx.iid, target_type: row.target_type, target_id: row.target_id }
    return row.kind === 'report'
      ? await decideReport(db, ctx, decision, target)
      : await decideAppeal(db, ctx, decision, { ...target, userId: row.user_id })
  },
}

/** Pictures of an album that reports have hidden are read by addresses that expire. */
function signedCover(ctx: Context, cover: string): string {
  const key = uploadKeyOf(cover)
  return key === null ? cover : readAddress(ctx, ctx.inMiniProgram ? ctx.config.publicUrl : '', key)
}

const stateOf = ({ decision }: Decision) => (decision === 'pass' ? 'passed' : 'refused')

/** What a decision writes on a report or an appeal. */
const decided = ({ clock, me }: Context, decision: Decision) => ({
  ...{ state: stateOf(decision), note: decision.note },
  ...{ decided_at: clock(), decided_by: me.user_id },
})

/** Moves one open report or appeal. */
async function move(db: Db, ctx: Context, decision: Decision): Promise<void> {
  const moved = await db
    .updateTable('feedback')
    .set(decided(ctx, decision))
    .where('iid', '=', ctx.iid)
    .where('id', '=', rowId(decision.id))
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  if (!moved) throw new CallError('STALE')
}

/** A decision is about the item: all that wait about it are answered, and it is hidden for good or shown. */
async function decideReport(db: Db, ctx: Context, decision: Decision, target: ReportTarget): Promise<Decided> {
  const { iid } = ctx
  const author = await authorOf(db, target)
  refuseOwn(ctx, author?.userId)
  const state = stateOf(decision)
  await move(db, ctx, decision)
  const others = await db
    .updateTable('feedback')
    .set(decided(ctx, decision))
    .where('iid', '=', iid)
    .where('kind', '=', 'report')
    .where('target_type', '=', target.target_type)
    .where('target_id', '=', target.target_id)
    .where('state', '=', 'open')
    .returning('user_id')
    .execute()
  refuseOwn(ctx, ...others.map(({ user_id }) => user_id))
  const passes = decision.decision === 'pass'
  await (passes ? hideItem(db, target) : showItem(db, target))
  const { user_id: first } = await db
    .selectFrom('feedback')
    .select('user_id')
    .where('iid', '=', iid)
    .where('id', '=', rowId(decision.id))
    .executeTakeFirstOrThrow()
  const said = passes
    ? { zh: '你举报的内容已隐藏，感谢反馈。', en: 'What you reported is now hidden. Thank you.' }
    : {
        zh: `你举报的内容没有违规：${decision.note}`,
        en: `What you reported doesn’t break the rules: ${decision.note}`,
      }
  const path = build('info.forbid', { iid })
  const told: ReviewNotice[] = [first, ...others.map(({ user_id }) => user_id)].map((userId) => ({
    userId,
    text: said,
    path,
  }))
  if (!passes || !author) return { state, notice: told }
  const { note } = decision
  const text = {
    zh: `你的内容《${author.title}》因违反社区规则已隐藏${note && `：${note}`}。如有异议，可以在“违禁行为说明”中申诉。`,
    en: `Your “${author.title}” was hidden for breaking the rules${note && `: ${note}`}. You can appeal under “Prohibited conduct”.`,
  }
  return { state, notice: [...told, { userId: author.userId, text, path }] }
}

/** A granted appeal hides what was reported after all, or ends the restriction. */
async function decideAppeal(
  db: Db,
  ctx: Context,
  decision: Decision,
  { iid, target_type, target_id, userId }: ReportTarget & { readonly userId: number },
): Promise<Decided> {
  const id = rowId(target_id)
  refuseOwn(ctx, ...(await concernedBy(db, iid, target_type, id)))
  await move(db, ctx, decision)
  const passes = decision.decision === 'pass'
  if (passes && target_type === 'restriction')
    await db
      .updateTable('restriction')
      .set({ lifted_at: ctx.clock() })
      .where('iid', '=', iid)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .execute()
  if (passes && target_type === 'report') {
    const report = await db
      .updateTable('feedback')
      .set({ state: 'passed' })
      .where('iid', '=', iid)
      .where('id', '=', id)
      .where('kind', '=', 'report')
      .returning(['iid', 'target_type', 'target_id'])
      .executeTakeFirst()
    if (report) await hideItem(db, report)
  }
  const text = passes
    ? { zh: '你的申诉已通过。', en: 'Your appeal was granted.' }
    : { zh: `你的申诉未通过：${decision.note}`, en: `Your appeal was declined: ${decision.note}` }
  return { state: stateOf(decision), notice: { userId, text, path: build('info.forbid', { iid }) } }
}

/**
 * Besides the sender, whom an appeal concerns: who wrote what was reported, who refused the report, or who set the
 * restriction.
 */
async function concernedBy(db: Db, iid: number, targetType: string, id: number): Promise<readonly number[]> {
  if (targetType === 'restriction') {
    const set = await db
      .selectFrom('restriction')
      .select('staff_id')
      .where('iid', '=', iid)
      .where('id', '=', id)
      .executeTakeFirst()
    return set ? [set.staff_id] : []
  }
  if (targetType !== 'report') return []
  const report = await db
    .selectFrom('feedback')
    .select(['iid', 'target_type', 'target_id', 'decided_by'])
    .where('iid', '=', iid)
    .where('id', '=', id)
    .executeTakeFirst()
  const author = report && (await authorOf(db, report))
  return [author?.userId, report?.decided_by].filter((userId) => typeof userId === 'number')
}

/** Shows an item that was hidden by many reports again. */
async function showItem(db: Db, target: ReportTarget): Promise<void> {
  const { iid, target_id: id } = target
  if (await isReported(db, target)) return
  if (Number(target.target_type) === MODULE_TYPE.goods) return await putGoods(db, { iid, id }, 'on')
  const row = await db
    .selectFrom('content')
    .select('id')
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('status', '=', 'published')
    .where(sql<string>`module_type::text`, '=', target.target_type)
    .executeTakeFirst()
  if (!row) return
  const before = await listedTags(db, { iid, id })
  await reindex(db, { iid, id })
  if (Number(target.target_type) === MODULE_TYPE.cloudAlbum) await showPicturesOf(db, { iid, id })
  await moveTopics(db, iid, { before, after: await listedTags(db, { iid, id }) })
}

/** Whoever wrote what is reported. */
async function authorOf(db: Db, target: ReportTarget) {
  const { userId = null, title = '' } = (await subjectOf(db, target)) ?? {}
  return userId === null ? null : { userId, title }
}

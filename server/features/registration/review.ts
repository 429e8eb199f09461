import {
  build,
  COMPONENT_TYPE,
  isComponentShown,
  maskNumber,
  type RegistrationReview,
  type RegistrationStatus,
  type ReviewItem,
} from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Worded } from '../../call/reasons'
import { refuseOwn } from '../../call/refuseOwn'
import { readPage } from '../../db/lists/readPage'
import type { Listing } from '../../db/lists/Walk'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'
import type { Decision, ReviewRules } from '../../review/ReviewRules'
import { ruled } from './answers'
import { photoAddress, pictureAddresses } from './photoAddress'
import {
  type Component,
  componentsOf,
  formOf,
  groupsOf,
  mergedAnswers,
  moveStatus,
  passedPhoto,
  type RegistrationRow,
  savedGroups,
} from './queries'
import { openAnswers } from './saveAnswers'

const TEXTS: Readonly<Record<2 | 3 | 4, Worded>> = {
  2: { zh: '您的报名已通过审核，请尽快缴费。', en: 'Your registration was approved. Please pay the fee soon.' },
  3: { zh: '恭喜您，报名成功。', en: 'Congratulations, you are registered.' },
  4: {
    zh: '您的报名未通过审核，请修改后重新提交：{note}',
    en: 'Your registration was declined. Please change it and submit it again: {note}',
  },
}

/** Registrations in status 1: a pass leads to 2, or to 3 without a fee; a refusal to 4. */
export const registrationReviews: ReviewRules = {
  async queue(ctx, ask) {
    const { iid } = ctx
    const { pageNo: page, pageSize: size, id } = ask
    const { rows, total, hasMore } = await readPage<RegistrationRow>(ctx, waiting(iid, id), {
      question: ['registrations', iid, ctx.me.user_id, id, size],
      page,
      size,
    })
    const list: ReviewItem[] = []
    for (const row of rows) list.push(await reviewItem(ctx, row))
    return { list, total, hasMore }
  },

  async decide(db, ctx, decision) {
    const row = await lockWaiting(db, ctx, decision)
    const form = await formOf(db, ctx.iid, row.reg_id)
    const to = decision.decision === 'refuse' ? 4 : form.fee === 0 ? 3 : 2
    const marks = { reviewed_by: ctx.me.user_id, reviewed_at: ctx.clock(), reason: decision.note }
    if (!(await moveStatus(db, row, 1, to, marks))) throw new CallError('STALE')
    const path = build('university.apply', { iid: ctx.iid })
    return { state: to, notice: { userId: row.user_id, text: noticeText(to, decision.note), path } }
  },
}

/** The registrations that wait for a decision, oldest first. */
const waiting = (iid: number, id: string | undefined): Listing => ({
  walks: [
    {
      from: sql`registration r`,
      where: [sql`r.iid = ${iid} and r.status = 1`, ...(id === undefined ? [] : [sql`r.id = ${rowId(id)}`])],
      keys: [sql`r.submitted_at`, sql`r.id`],
      way: 'asc',
      carry: sql`r.id`,
    },
  ],
  select: sql`r.*`,
  joins: sql`join registration r on r.iid = ${iid} and r.id = w.id`,
})

const applicantOf = async (db: Db, row: RegistrationRow) =>
  await db
    .selectFrom('member')
    .select(['rid', 'nick_name'])
    .where('iid', '=', row.iid)
    .where('user_id', '=', row.user_id)
    .executeTakeFirstOrThrow()

async function lockWaiting(db: Db, ctx: Context, { id }: Decision): Promise<RegistrationRow> {
  const row = await db
    .selectFrom('registration')
    .selectAll()
    .where('id', '=', rowId(id))
    .where('iid', '=', ctx.iid)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  refuseOwn(ctx, row.user_id)
  if (row.status !== 1) throw new CallError('STALE')
  return row
}

const noticeText = (to: Exclude<RegistrationStatus, 0 | 1>, note: string): Worded => {
  const worded = (text: string) => (to === 4 ? text.replace('{note}', note) : `${text}${note}`)
  return { zh: worded(TEXTS[to].zh), en: worded(TEXTS[to].en) }
}

async function reviewItem(ctx: Context, row: RegistrationRow): Promise<ReviewItem> {
  const whose = { iid: row.iid, regId: row.reg_id, userId: row.user_id }
  const form = await formOf(ctx.db, ctx.iid, row.reg_id)
  const components = await componentsOf(ctx.db, row.iid, row.reg_id)
  const saved = await savedGroups(ctx.db, whose)
  const opened = new Map([...saved].map(([id, group]) => [id, { ...group, content: openAnswers(ctx, group) }]))
  const answers: Readonly<Record<string, string>> = Object.assign({}, ...[...opened.values()].map((g) => g.content))
  const conditions = mergedAnswers(opened.values())
  const photo = await passedPhoto(ctx.db, whose)
  const member = await applicantOf(ctx.db, row)
  const shown = components.filter(
    (component) =>
      component.type !== COMPONENT_TYPE.caption &&
      component.type !== COMPONENT_TYPE.photo &&
      isComponentShown(ruled(component), conditions),
  )
  const masked = (id: number) => (id === form.id_component ? maskNumber(answers[id] ?? '') : (answers[id] ?? ''))
  const shownAnswer = ({ id, type }: Component) =>
    type === COMPONENT_TYPE.images ? pictureAddresses(ctx, answers[id] ?? '').join(' ') : masked(id)
  const data: RegistrationReview = {
    regId: row.reg_id,
    rid: member.rid,
    idCode: masked(form.id_component),
    photo: photo ? photoAddress(ctx, photo) : '',
    groups: (await groupsOf(ctx.db, row.iid, row.reg_id)).map((group) => ({
      groupName: group.name,
      answers: shown
        .filter((component) => component.group_id === group.id)
        .map((component) => ({ name: component.name, value: shownAnswer(component) })),
    })),
  }
  return {
    id: String(row.id),
    at: row.submitted_at ?? row.created_at,
    who: answers[form.name_component] ?? member.nick_name,
    data: { ...data },
  }
}

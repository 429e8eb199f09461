import { MODULE_TYPE, type ReviewGrade, reviewGrade } from '@quanzi/contract'
import type { Db } from '../../db/schema'
import { indexRow } from '../../items/contentIndex'
import { reckonItemCommissions } from '../../items/reckonItemCommissions'
import { contentRow, instant } from '../../seed/contentRows'
import { insertRows, type Row } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'
import { sessionNames } from '../../seed/sessionNames'
import type { ItemSeed, TenantSeed } from '../../seed/TenantSeed'

const DAY = 86_400_000

/** Writes a tenant's items, with marks and comments. */
export const plantItems: Planter = async (db, seed, now) => {
  const { iid, items, people } = seed
  // What names no type is of the type of its whole module.
  const typeOf = new Map(seed.types.filter(({ parent }) => !parent).map(({ moduleType, id }) => [moduleType, id]))
  const typed = (item: ItemSeed): ItemSeed => {
    const typeId = item.typeId ?? typeOf.get(item.type)
    return typeId === undefined ? item : { ...item, typeId }
  }
  const contents = items.map((item) => contentRow(iid, typed(item), people, now))
  await insertRows(db, 'content', contents)
  const stored = await db.selectFrom('content').selectAll().where('iid', '=', iid).execute()
  await insertRows(
    db,
    'content_index',
    stored.map((row) => indexRow(row)),
  )
  await reckonItemCommissions(db, iid)
  await insertRows(
    db,
    'content_counts',
    items.map((item) => ({
      iid,
      module_type: item.type,
      id: item.id,
      view: item.counts?.view ?? 0,
      like: item.counts?.like ?? 0,
      collect: item.counts?.collect ?? 0,
      ...commentCounts(seed.comments.filter((comment) => comment.item === item.id)),
      follow: item.counts?.follow ?? 0,
      posts: item.type === MODULE_TYPE.topic ? postsOf(seed, item.title) : 0,
      join: item.act ? item.act.sessions.reduce((sum, s) => sum + (s.sold ?? 0), 0) : (item.joined?.length ?? 0),
    })),
  )
  await seedActs(db, seed, now)
  await insertRows(
    db,
    'joins',
    items.filter((item) => item.type === 10 || item.type === 13).flatMap((item) => joinRows(seed, item, now)),
  )
  const typeOfItem = new Map(items.map(({ id, type }) => [id, type]))
  await insertRows(
    db,
    'comments',
    seed.comments.map((comment) => ({
      iid,
      type: typeOfItem.get(comment.item) ?? 0,
      target_id: comment.item,
      // A review of a partner shop needs no order.
      target_rec: comment.scores && typeOfItem.get(comment.item) !== MODULE_TYPE.shop ? `seed-${comment.by}` : '',
      user_id: people[comment.by]?.userId ?? 0,
      content: comment.text,
      s1: comment.scores?.[0] ?? 0,
      s2: comment.scores?.[1] ?? 0,
      s3: comment.scores?.[2] ?? 0,
      created_at: Math.round(now - comment.age * DAY),
    })),
  )
}

/** How many posts and notes carry a topic. */
const postsOf = ({ items }: TenantSeed, topic: string): number =>
  items.filter(({ type, tags }) => (type === MODULE_TYPE.feed || type === MODULE_TYPE.note) && tags.includes(topic))
    .length

/** Number of comments and score counts of an item. */
function commentCounts(
  comments: TenantSeed['comments'],
): Pick<Row<'content_counts'>, 'comment' | 'score_sum' | 'scored' | ReviewGrade> {
  const scores = comments.flatMap((comment) => (comment.scores ? [comment.scores] : []))
  const sum = scores.flat().reduce((total, score) => total + score, 0)
  const grades = scores.map(([s1, s2, s3]) => reviewGrade(s1 + s2 + s3))
  const count = (grade: ReviewGrade) => grades.filter((one) => one === grade).length
  return {
    ...{ comment: comments.length, score_sum: sum, scored: scores.length },
    ...{ good: count('good'), middle: count('middle'), bad: count('bad') },
  }
}

/** The sessions, tickets and questions of activities. */
async function seedActs(db: Db, { iid, items }: TenantSeed, now: number): Promise<void> {
  const acts = items.flatMap((item) => (item.act ? [{ item, act: item.act }] : []))
  await insertRows(
    db,
    'act_item',
    acts.map(({ item, act }) => ({
      id: item.id,
      iid,
      questions: JSON.stringify(act.questions ?? []),
      statement: act.statement ? JSON.stringify({ version: 1, text: act.statement }) : null,
      refund_rule: JSON.stringify(act.refund ?? []),
      insurance_fen: act.insurance ?? null,
      deposit: act.deposit ? JSON.stringify(act.deposit) : null,
      source_iid: act.source?.iid ?? null,
      source_id: act.source?.id ?? null,
      draft: null,
    })),
  )
  await insertRows(
    db,
    'act_session',
    acts.flatMap(({ item, act }) => {
      const names = sessionNames(
        act.sessions.map(({ name, from, to }) => ({
          ...(name ? { name } : {}),
          from: instant(now, from),
          to: instant(now, to),
        })),
      )
      return act.sessions.map((session, index) => ({
        id: `${item.id}-s${index + 1}`,
        iid,
        item_id: item.id,
        name: names[index] ?? '',
        price: session.price ?? 0,
        age_from: session.ages?.[0] ?? null,
        age_to: session.ages?.[1] ?? null,
        starts_at: instant(now, session.from),
        ends_at: instant(now, session.to),
        stock: session.stock,
        sold: session.sold ?? 0,
        min_group: session.minGroup ?? 0,
        sex: session.sex ?? null,
        team_size: session.team ?? null,
        draw_quota: session.draw ?? null,
      }))
    }),
  )
  await insertRows(
    db,
    'act_ticket',
    acts.flatMap(({ item, act }) =>
      act.tickets.map((ticket, sort) => ({
        id: `${item.id}-t${sort + 1}`,
        iid,
        item_id: item.id,
        name: ticket.name,
        price: ticket.price,
        rule: ticket.rule ?? '',
        source_id: act.source ? `${act.source.id}-t${sort + 1}` : null,
        sort,
      })),
    ),
  )
}

const joinRows = ({ iid, people }: TenantSeed, item: ItemSeed, now: number): Row<'joins'>[] =>
  (item.joined ?? []).map((index, order) => ({
    iid,
    module_type: item.type,
    id: item.id,
    user_id: people[index]?.userId ?? 0,
    name: people[index]?.name ?? '',
    phone: `139${String(10_000_000 + index * 7919 + order).slice(0, 8)}`,
    num: 1,
    state: 'joined',
    queue_no: null,
    at: now - (order + 2) * DAY,
  }))

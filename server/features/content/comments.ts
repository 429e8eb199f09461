import { type CommentFilter, type CommentPage, maskName } from '@quanzi/contract'
import { sql } from 'kysely'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Listing, Sql, Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import { reported } from '../../items/reports'

export interface CommentsWish {
  readonly iid: number
  readonly type: number
  readonly targetId: string
  readonly afterId?: string | undefined
  readonly filter?: CommentFilter
  readonly pageNo: number
  readonly pageSize: number
}

interface CommentRow {
  readonly id: number
  readonly content: string
  readonly s1: number
  readonly s2: number
  readonly s3: number
  readonly created_at: number
  readonly rid: number
  readonly nick_name: string
  readonly head_img: string
  readonly reply_id: number | null
  readonly reply_text: string | null
  readonly reply_name: string | null
  readonly imgs: readonly string[]
  readonly spec: string
  readonly hide_name: boolean
  readonly reply_hidden: boolean | null
}

const shownOf = ({ iid, type, targetId }: CommentsWish): Sql[] => [
  sql`c.iid = ${iid} and c.type = ${type} and c.target_id = ${targetId} and c.status = 'shown'`,
]

/** The conditions of each filter on the first columns of its index. */
const FILTERED: Readonly<Record<CommentFilter, readonly Sql[]>> = {
  all: [],
  good: [sql`c.grade = 3`],
  middle: [sql`c.grade = 2`],
  bad: [sql`c.grade = 1`],
  picture: [sql`c.imgs <> '{}'`],
}

const commentWalk = (where: readonly Sql[], keys: readonly Sql[], way: Walk['way']): Walk => ({
  from: sql`comments c`,
  where,
  keys,
  way,
  carry: sql`c.id`,
})

const newestComments = (wish: CommentsWish): Walk =>
  commentWalk([...shownOf(wish), ...FILTERED[wish.filter ?? 'all']], [sql`c.created_at`, sql`c.id`], 'desc')

const commentsAfter = (wish: CommentsWish, afterId: number): Walk =>
  commentWalk([...shownOf(wish), sql`c.id > ${afterId}`], [sql`c.id`], 'asc')

/** A comment with its author, and a summary of the comment that it answers. */
const commentListing = (iid: number, walk: Walk): Listing => ({
  walks: [walk],
  select: sql`
    c.id, c.content, c.s1, c.s2, c.s3, c.created_at, c.imgs, c.spec, c.hide_name, m.rid, m.nick_name, m.head_img,
    r.id as reply_id, r.content as reply_text, rm.nick_name as reply_name, r.hide_name as reply_hidden`,
  joins: sql`
    join comments c on c.iid = ${iid} and c.id = w.id
    join member m on m.iid = c.iid and m.user_id = c.user_id
    left join comments r on r.iid = c.iid
      and r.id = case when c.s1 = 0 and c.target_rec ~ '^[0-9]{1,15}$' then c.target_rec::bigint end
    left join member rm on rm.iid = r.iid and rm.user_id = r.user_id`,
})

const NO_GRADES = { good: 0, middle: 0, bad: 0, picture: 0 }
const NONE = { comment: 0, score_sum: 0, scored: 0, ...NO_GRADES }
const NO_COMMENTS: CommentPage = { list: [], total: 0, counts: { all: 0, ...NO_GRADES }, hasMore: false, average: 0 }

/** Whether an item was hidden by reports, or withdrawn by its author: its talk goes with it. */
async function isHidden(db: Db, { iid, type, targetId: id }: CommentsWish): Promise<boolean> {
  const { rows } = await sql<{ hidden: boolean }>`
    select ${reported({ iid, type: String(type), id: sql`${id}` })} or exists (
      select 1 from content c where c.iid = ${iid} and c.id = ${id} and c.module_type = ${type}
        and c.status in ('draft', 'deleted')) as hidden`.execute(db)
  return rows[0]?.hidden === true
}

/**
 * Comments of a target, newest first, or oldest first after `afterId`; of a hidden one none, as if it were unknown.
 * Their count and average are stored with the item.
 */
export async function commentPage(reader: ListReader, wish: CommentsWish): Promise<CommentPage> {
  const { iid, type, targetId, afterId, filter = 'all', pageNo, pageSize } = wish
  if (await isHidden(reader.db, wish)) return NO_COMMENTS
  const kept = await reader.db
    .selectFrom('content_counts')
    .select(['comment', 'score_sum', 'scored', 'good', 'middle', 'bad', 'picture'])
    .where('iid', '=', iid)
    .where('module_type', '=', type)
    .where('id', '=', targetId)
    .executeTakeFirst()
  const { comment: all, score_sum, scored, ...grades } = kept ?? NONE
  const counts = { all, ...grades }
  const total = counts[filter]
  const walk = afterId === undefined ? newestComments(wish) : commentsAfter(wish, Number(afterId) || 0)
  const found = await readPage<CommentRow>(reader, commentListing(iid, walk), {
    question: ['comments', iid, type, targetId, afterId, filter, pageSize],
    page: afterId === undefined ? pageNo : 1,
    size: pageSize,
    total,
  })
  return {
    list: found.rows.map((row) => ({
      id: String(row.id),
      content: row.content,
      scores: [row.s1, row.s2, row.s3] as const,
      user: row.hide_name
        ? { rid: 0, nick_name: maskName(row.nick_name), headImg: '' }
        : { rid: row.rid, nick_name: row.nick_name, headImg: row.head_img },
      ...(row.imgs.length > 0 ? { imgs: row.imgs } : {}),
      ...(row.spec ? { spec: row.spec } : {}),
      ...(row.reply_id === null
        ? {}
        : {
            replyTo: {
              id: String(row.reply_id),
              nick_name: row.reply_hidden ? maskName(row.reply_name ?? '') : (row.reply_name ?? ''),
              content: row.reply_text ?? '',
            },
          }),
      createdAt: row.created_at,
    })),
    total,
    counts,
    hasMore: found.hasMore,
    average: scored === 0 ? 0 : Math.round((score_sum / scored / 3) * 10) / 10,
  }
}

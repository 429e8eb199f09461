import { type ItemSummary, MODULE_TYPE, MOST_COUNTED, type Page } from '@quanzi/contract'
import { type Asker, memberOf } from '../../call/Asker'
import type { Db } from '../../db/schema'
import { type SummaryRow, summariesOf } from '../../items/summaries'
import { asSeen, isShown } from './contentLists'

/** The viewer's collection before an instant, newest first; withdrawn items stay with a mark. */
export async function collected(db: Db, asker: Asker, before: number): Promise<Page<ItemSummary>> {
  const own = db
    .selectFrom('content_mark')
    .where('iid', '=', asker.iid)
    .where('user_id', '=', memberOf(asker).user_id)
    .where('mark', '=', 'collect')
  const marks = await own
    .select(['kind', 'target_id', 'at'])
    .where('at', '<', before)
    .orderBy('at', 'desc')
    .limit(21)
    .execute()
  const shown = marks.slice(0, 20)
  const { total } = await db
    .selectFrom(
      own
        .select('at')
        .limit(MOST_COUNTED + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const found = await summariesOf(
    db,
    asker.iid,
    shown.map((mark) => mark.target_id),
  )
  // Nobody else sees what its owner keeps private or writes anew, not even its name.
  const isOpen = ({ status }: SummaryRow) => status !== 'private' && status !== 'draft'
  const rows = found.filter((row) => isOpen(row) || row.rid === memberOf(asker).rid)
  const seen = await asSeen(db, asker, rows)
  const pages = await collectedPages(
    db,
    asker,
    shown.filter(({ kind }) => kind === SPECIAL).map(({ target_id }) => target_id),
  )
  const list = shown.flatMap((mark) => {
    const page = mark.kind === SPECIAL ? pages.get(mark.target_id) : undefined
    if (page) return [{ ...page, collectedAt: mark.at }]
    const index = rows.findIndex((row) => row.id === mark.target_id && String(row.module_type) === mark.kind)
    const item = seen[index]
    return item ? [{ ...item, collectedAt: mark.at, ...(isShown(rows[index]) ? {} : { withdrawn: true }) }] : []
  })
  return { list, total: Number(total), hasMore: marks.length > 20 }
}

const SPECIAL = String(MODULE_TYPE.specialPage)

/** Special pages as items, by their ids; one that is no longer published is withdrawn. */
async function collectedPages(
  db: Db,
  { iid }: Asker,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ItemSummary>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'title', 'share', 'status'])
    .where('iid', '=', iid)
    .where('type', '=', MODULE_TYPE.specialPage)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map(({ id, title, share, status }) => [
      id,
      {
        ...{ id, title, moduleType: MODULE_TYPE.specialPage, cover: share.imgUrl ?? '', summary: share.desc ?? '' },
        ...{ tags: [], price: null, lat: null, lng: null, publishedAt: 0, extra: { marks: ['collect' as const] } },
        author: { rid: 0, nick_name: '', headImg: '' },
        counts: { view: 0, like: 0, collect: 0, comment: 0, join: 0 },
        ...(status === 'published' ? {} : { withdrawn: true }),
      },
    ]),
  )
}

import { MODULE_TYPE } from '@quanzi/contract'
import { indexRow } from '../../items/contentIndex'
import { insertRows, type Row } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'
import type { ItemSeed, PartSeed } from '../../seed/TenantSeed'

const DAY = 86_400_000

const PART_TYPES: Readonly<Record<number, number>> = {
  [MODULE_TYPE.book]: MODULE_TYPE.chapter,
  [MODULE_TYPE.audioAlbum]: MODULE_TYPE.track,
  [MODULE_TYPE.videoAlbum]: MODULE_TYPE.episode,
}

/** Writes the parts of a tenant's books and albums. */
export const plantParts: Planter = async (db, { iid, items, people }, now) => {
  const rows = items.flatMap((item) =>
    (item.parts ?? []).map((part, seq) =>
      partRow(item, part, { iid, seq: seq + 1, author_id: people[item.author]?.userId ?? 0, now }),
    ),
  )
  await insertRows(db, 'content', rows)
  if (rows.length === 0) return
  const stored = await db
    .selectFrom('content')
    .selectAll()
    .where('iid', '=', iid)
    .where('module_type', 'in', Object.values(PART_TYPES))
    .execute()
  await insertRows(
    db,
    'content_index',
    stored.map((row) => indexRow(row)),
  )
  await insertRows(
    db,
    'content_counts',
    stored.map(({ module_type, id }) => ({ iid, module_type, id })),
  )
}

const fileOf = (file: string) => `/media/clips/${file}`

function partRow(
  item: ItemSeed,
  { title, free, clip, trial, text }: PartSeed,
  { iid, seq, author_id, now }: { iid: number; seq: number; author_id: number; now: number },
): Row<'content'> {
  const media = clip && {
    src: fileOf(clip.file),
    poster: item.cover.src,
    seconds: clip.seconds,
    ...(trial ? { trial: { src: fileOf(trial.file), seconds: trial.seconds } } : {}),
  }
  const at = Math.round(now - item.age * DAY) + seq
  return {
    ...{ iid, author_id, title },
    id: `${item.id}-${seq}`,
    module_type: PART_TYPES[item.type] ?? 0,
    parent_id: item.id,
    type_id: null,
    cover: item.cover.src,
    html: (text ?? []).map((paragraph) => `<p>${paragraph}</p>`).join(''),
    body: '[]',
    media: media ? JSON.stringify(media) : null,
    price_fen: free ? 0 : (item.price ?? 0),
    ...{ rates: null, province: null, lat: null, lng: null, capacity: null },
    ...{ start_at: null, end_at: null, close_at: null, days: null },
    status: 'published',
    extra: JSON.stringify({ seq, ...(clip ? { seconds: clip.seconds } : {}) }),
    created_at: at,
    published_at: at,
  }
}

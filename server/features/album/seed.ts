import { MODULE_TYPE } from '@quanzi/contract'
import { indexRow } from '../../items/contentIndex'
import { insertRows, type Row } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'
import { type AlbumSeed, picture } from '../../seed/TenantSeed'

const DAY = 86_400_000
const MINUTE = 60_000
/** So many photos of a demo album were taken on one day. */
const OF_A_DAY = 9
const SHAPES = ['4x3', '3x4', '1x1', '3x2', '4x5'] as const

/** Drawn pictures, the eldest first; those who contribute take turns. */
const photosOf = (album: AlbumSeed, iid: number, now: number, userOf: (by: number) => number): Row<'album_photos'>[] =>
  Array.from({ length: album.photos }, (_, n) => {
    const [scene = 'trail', first = 1] = album.scenes[n % album.scenes.length] ?? []
    const shape = SHAPES[n % SHAPES.length] ?? '4x3'
    const { src, ratio } = picture(scene, first + Math.floor(n / album.scenes.length), shape)
    const day = Math.floor((album.photos - 1 - n) / OF_A_DAY)
    return {
      ...{ iid, album_id: album.id, key: src, w: Math.round(ratio * 600), h: 600 },
      user_id: userOf(album.by[n % album.by.length] ?? 0),
      created_at: Math.round(now - (album.age + day) * DAY) + n * MINUTE,
    }
  })

/** Writes a tenant's cloud albums with their photos. */
export const plantAlbums: Planter = async (db, { iid, albums = [], people }, now) => {
  if (albums.length === 0) return
  const userOf = (by: number) => people[by]?.userId ?? 0
  const photos = albums.map((album) => photosOf(album, iid, now, userOf))
  const rows = albums.map((album, at): Row<'content'> => {
    const { id, title, intro, visibility = 'public', club = null, open = false, age } = album
    const own = photos[at] ?? []
    const published = Math.round(now - age * DAY)
    return {
      ...{ id, iid, module_type: MODULE_TYPE.cloudAlbum, parent_id: club, type_id: null, title, summary: intro },
      ...{ author_id: userOf(album.by[0] ?? 0), body: '[]', visibility, status: 'published' },
      cover: visibility === 'public' ? (own[0]?.key ?? '') : '',
      extra: JSON.stringify({ ratio: 1, photos: own.length, ...(visibility === 'public' ? {} : { visibility }) }),
      detail: JSON.stringify({ open }),
      ...{ created_at: published, published_at: published },
    }
  })
  await insertRows(db, 'content', rows)
  const stored = await db
    .selectFrom('content')
    .selectAll()
    .where('iid', '=', iid)
    .where('module_type', '=', MODULE_TYPE.cloudAlbum)
    .execute()
  await insertRows(
    db,
    'content_index',
    stored.map((row) => indexRow(row)),
  )
  await insertRows(
    db,
    'content_counts',
    albums.map(({ id, likes = 0 }) => ({ iid, module_type: MODULE_TYPE.cloudAlbum, id, view: likes * 9, like: likes })),
  )
  await insertRows(db, 'album_photos', photos.flat())
}

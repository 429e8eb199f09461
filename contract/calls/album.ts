import * as v from 'valibot'
import type { AlbumPhoto, SavedAlbum } from '../entities/album'
import type { Page } from '../entities/page'
import { ALBUM, ALBUM_VISIBILITIES } from '../rules/album'
import { defineCall, reply } from './define'
import { Code, Flag01, Id, Iid, JsonOf, ListOf, maybe, PageNo, PageSize, Raw, ReqId, withDefault } from './fields'

const source = 'screens-content §5b'
const Edge = withDefault(v.pipe(Code, v.maxValue(100_000)), 0)

/**
 * Makes an album, or with `id` changes one: its owner the words, the visibility and whether others contribute; whoever
 * may add, photos; the owner and who added them, photos away. A photo that the album has already is not added again.
 * `parentId` is a club or an activity and does not change; `remove` deletes the album. Ours.
 */
export const saveAlbum = /*#__PURE__*/ defineCall({
  uri: '/v2/album/save',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    id: maybe(Id),
    title: maybe(Raw(200)),
    intro: v.optional(Raw(2000)),
    visibility: maybe(v.picklist(ALBUM_VISIBILITIES)),
    open: maybe(Flag01),
    parentId: maybe(Id),
    addPhotos: maybe(
      JsonOf(v.pipe(v.array(v.object({ key: Raw(500), w: Edge, h: Edge })), v.maxLength(ALBUM.photosOfCall))),
    ),
    removeIds: maybe(ListOf(Id, ALBUM.photosOfCall)),
    remove: maybe(Flag01),
  }),
  reply: reply<SavedAlbum>(),
  access: 'member',
  errors: ['NOTFOUND', 'LIMIT'],
  source,
})

/** The photos of an album, the newest first. Ours. */
export const listAlbumPhotos = /*#__PURE__*/ defineCall({
  uri: '/v2/album/photos',
  params: v.object({ iid: Iid, id: Id, pageNo: PageNo, pageSize: PageSize }),
  reply: reply<Page<AlbumPhoto>>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

/** Cloud albums. */
export const albumCalls = { saveAlbum, listAlbumPhotos }

import type { AlbumVisibility } from '../rules/album'
import type { Id } from './page'

/** What the page of an album knows besides the facts of all items. */
export interface AlbumFacts {
  readonly visibility: AlbumVisibility
  /** Others may add photos: who joined the club or activity, else every member of the tenant. */
  readonly open: boolean
  readonly photoCount: number
  /** True when the viewer may add photos. */
  readonly mayAdd: boolean
  /** The club or activity that the album belongs to. */
  readonly parent?: { readonly id: Id; readonly moduleType: number; readonly title: string }
}

/** A photo of an album (`/v2/album/photos`). */
export interface AlbumPhoto {
  readonly id: Id
  /** Signed and expiring unless the album is public: it is not to be kept. */
  readonly url: string
  /** The same photo, small. */
  readonly thumb: string
  /** Pixels; 0 when unknown. */
  readonly w: number
  readonly h: number
  /** Who added it. */
  readonly rid: number
  /** In ms. */
  readonly createdAt: number
}

/** Answer of `/v2/album/save`. */
export interface SavedAlbum {
  readonly id: Id
  readonly photoCount: number
}

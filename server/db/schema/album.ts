import type { Generated } from 'kysely'

export interface AlbumTables {
  album_photos: {
    iid: number
    id: Generated<number>
    album_id: string
    user_id: number
    /** The key of an upload, or the address of a drawn picture. */
    key: string
    /** Pixels; 0 when unknown. */
    w: Generated<number>
    h: Generated<number>
    created_at: number
  }
}

import { MODULE_TYPE, type NotePlace } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import type { ContentTable } from '../../db/schema/content'
import type { DetailPart } from '../../items/detailParts'

const isPlace = (value: unknown): value is NotePlace =>
  typeof value === 'object' && value !== null && 'name' in value && 'lat' in value && 'lng' in value

/** The places of a note; older notes have one, in their list row. */
export function notePlaces({
  detail,
  extra,
  lat,
  lng,
}: Pick<Selectable<ContentTable>, 'detail' | 'extra' | 'lat' | 'lng'>): readonly NotePlace[] {
  const places = detail?.places
  if (Array.isArray(places)) return places.filter(isPlace)
  return extra.place && lat !== null && lng !== null ? [{ name: extra.place, address: '', lat, lng }] : []
}

const note: DetailPart = async (_db, _asker, row) => ({ places: notePlaces(row) })

/** What the page of a note shows. */
export const noteDetailParts: Readonly<Record<number, DetailPart>> = { [MODULE_TYPE.note]: note }

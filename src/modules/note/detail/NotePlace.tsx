import type { ItemSummary } from '@quanzi/contract'
import { openPlace } from '@/flows/place/openPlace'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { text } from '../messages'

interface NotePlaceProps {
  readonly iid: number
  readonly note: ItemSummary
}

/** The place of a note; a tap shows it on the map when its position is known. */
export function NotePlace({ iid, note }: NotePlaceProps) {
  const { lat, lng, extra } = note
  const name = extra.place ?? extra.city ?? extra.province
  if (!name) return null
  const openMap =
    lat !== null && lng !== null ? { onPress: () => void openPlace(iid, { lat, lng, name, address: name }) } : {}
  return (
    <RowGroup flush>
      <ListRow id="note-place" title={text('places')} value={name} {...openMap} />
    </RowGroup>
  )
}

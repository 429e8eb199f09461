import type { ContentDetail, NotePlace as Place } from '@quanzi/contract'
import { openPlace } from '@/flows/place/openPlace'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { text } from '../messages'

interface NotePlacesProps {
  readonly iid: number
  readonly note: ContentDetail
}

/** The places of a note; a tap shows one on the map. Without any the city, which no map shows. */
export function NotePlaces({ iid, note }: NotePlacesProps) {
  const { places = [], extra } = note
  const city = extra.place ?? extra.city ?? extra.province
  if (places.length === 0 && !city) return null
  const open = ({ lat, lng, name, address }: Place) => void openPlace(iid, { lat, lng, name, address: address || name })
  return (
    <RowGroup flush>
      {places.length === 0 && <ListRow id="note-place" title={text('places')} value={city} />}
      {places.map((place, at) => (
        <ListRow
          key={`${place.name} ${place.lat} ${place.lng}`}
          id={at === 0 ? 'note-place' : `note-place-${at + 1}`}
          title={place.name}
          note={place.address || text('places')}
          onPress={() => open(place)}
        />
      ))}
    </RowGroup>
  )
}

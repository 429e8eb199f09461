import { useRoute } from '@/routes/useRoute'
import { text } from '../messages'
import { PlacePicker } from './components/PlacePicker'
import { PlaceView } from './components/PlaceView'
import { placeOf } from './placeOf'

/** With a position in the address: shows it and leads there. Otherwise, or for a form: lets the user choose a place. */
export default function MapPicker() {
  const { iid, query } = useRoute<'map.picker'>()
  const place = placeOf(query, text('place'))
  if (place && !query.for) return <PlaceView place={place} />
  return <PlacePicker iid={iid} asker={query.for} returnTo={query.return} from={place} />
}

import { useRoute } from '@/routes/useRoute'
import { SeriesAlbums } from '@/screens/series/SeriesAlbums'
import { text } from '../messages'

const nothing = () => ''

export default function SeriesVideoAlbums() {
  const { iid, params } = useRoute<'pvideo.albums'>()
  return <SeriesAlbums iid={iid} kind="video" typeId={params.typeId} title={text('albums')} playing={nothing} />
}

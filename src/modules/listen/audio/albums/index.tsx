import { useState } from 'react'
import { useListening } from '@/overlays/listening/useListening'
import { useRoute } from '@/routes/useRoute'
import { SeriesAlbums } from '@/screens/series/SeriesAlbums'
import { text } from '../messages'

export default function AudioAlbums() {
  const { iid, params } = useRoute<'audio.albums'>()
  const listening = useListening()
  const [playing] = useState(() => () => listening.track?.id ?? '')
  return <SeriesAlbums iid={iid} kind="audio" typeId={params.typeId} title={text('albums')} playing={playing} />
}

import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { SeriesHome } from '@/screens/series/SeriesHome'
import { text } from '../messages'

export default function SeriesVideoHome() {
  const { iid } = useRoute<'pvideo.home'>()
  return (
    <SeriesHome
      iid={iid}
      kind="video"
      title={text('home')}
      onContinue={({ itemId }) => void navigate('pvideo.player', { iid, id: itemId })}
    />
  )
}

import { MODULE_TYPE } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { openPaid } from '@/flows/paid/openPaid'
import { useListening } from '@/overlays/listening/useListening'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { SeriesHome } from '@/screens/series/SeriesHome'
import type { Continued } from '@/screens/series/useContinue'
import { useSession } from '@/session/SessionProvider'
import { text } from '../messages'

function AudioHome() {
  const { iid } = useRoute<'audio.home'>()
  const { member } = useSession()
  const listening = useListening()
  const goOn = async ({ id, itemId }: Continued) => {
    if (listening.album?.iid === iid && listening.store?.content?.id === id) {
      if (!listening.isPlaying) listening.toggle()
      return
    }
    const store = openPaid(iid, MODULE_TYPE.audioAlbum, id, member)
    await store.load()
    const track = store.itemOf(itemId)
    // What cannot be played here is explained on the player's own screen.
    if (!track || track.locked) return void navigate('audio.player', { iid, id })
    listening.take(iid, store)
    await store.start(track)
  }
  return <SeriesHome iid={iid} kind="audio" title={text('home')} onContinue={(last) => void goOn(last)} />
}

export default observer(AudioHome)

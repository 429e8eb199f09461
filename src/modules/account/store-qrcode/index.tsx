import { build, createPoster } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { useRoute } from '@/routes/useRoute'
import { PosterFrame } from '@/screens/poster/PosterFrame'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenReady } from '@/ui/screen/ScreenState'
import { text } from '../smallStore/messages'
import { useOwnStore } from '../smallStore/useOwnStore'

interface Poster {
  readonly imgUrl: string
  readonly url: string
}

/** A poster of the own store with the code of its short link. */
function StoreQrcode() {
  const { iid } = useRoute<'account.storeQrcode'>()
  const { own, state } = useOwnStore(iid)
  const [poster, setPoster] = useState<Poster | null>(null)
  const [drawing, setDrawing] = useState<ScreenState>(screenReady)
  const { store } = own
  const draw = async () => {
    if (!store) return
    setDrawing(screenReady)
    try {
      const { name: title, logo, banner, owner } = store
      const dstUrl = build('account.smallStore', { iid, storeId: store.id })
      const look = { bgImg: banner || logo, userName: owner.nick_name, userImg: owner.headImg }
      setPoster(await call(createPoster, { iid, title, dstUrl, ...look }))
    } catch (error) {
      setDrawing(failedState(error, () => void draw()))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: draws again when what the poster shows has changed
  useEffect(() => void draw(), [store?.name, store?.logo, store?.banner])
  return (
    <PosterFrame
      title={text('qrcode')}
      alt={text('poster')}
      state={state.kind === 'ready' ? drawing : state}
      poster={poster}
    />
  )
}

export default observer(StoreQrcode)

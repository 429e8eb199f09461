import { observer } from 'mobx-react'
import { type ComponentType, useEffect, useState } from 'react'
import { LoadingOverlay } from '@/ui/feedback/LoadingOverlay'
import { chatOverlays } from './ChatOverlays'
import { NoticeBanner } from './NoticeBanner'
import { tellShowError } from './tellShowError'

/** Shows the chat over every screen. Opening dialog or panel for the first time loads their code. */
export const ChatLayer = observer(function ChatLayer() {
  const wanted = chatOverlays.stack.length > 0
  const [Views, setViews] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!wanted || Views) return
    let gone = false
    import('./view/OverlayStack').then(
      ({ OverlayStack }) => gone || setViews(() => OverlayStack),
      (error: unknown) => {
        chatOverlays.clear()
        tellShowError(error)
      },
    )
    return () => {
      gone = true
    }
  }, [wanted, Views])
  return (
    <>
      <NoticeBanner />
      {wanted && (Views ? <Views /> : <LoadingOverlay />)}
    </>
  )
})

import { observer } from 'mobx-react'
import { lazy, Suspense } from 'react'
import { shareSheet } from './shareSheet'

const ShareSheet = lazy(() => import('./ShareSheet'))

/** The share sheet over the screen in front; its code comes when it is first opened. */
export const ShareOverlay = observer(function ShareOverlay() {
  if (!shareSheet.wish) return null
  return (
    <Suspense fallback={null}>
      <ShareSheet />
    </Suspense>
  )
})

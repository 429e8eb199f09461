import { View } from '@tarojs/components'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { type ReactNode, useEffect, useState } from 'react'
import { address } from '@/platform/address'
import { screenOverlays } from '@/ui/screen/screenHost'
import { DialogBox } from './DialogBox'
import css from './DialogBox.module.scss'
import { LoadingOverlay } from './LoadingOverlay'
import { overlays } from './Overlays'
import { pageLoads } from './PageLoads'
import { ToastBox } from './ToastBox'

const arrived = () => pageLoads.arrived(address.current() ?? '')

/** Shows the screen's own overlay, those of the app, toast and dialog on the page in front; every frame has one. */
export const OverlayHost = observer(function OverlayHost({ children }: { children?: ReactNode }) {
  const [inFront, setInFront] = useState(true)
  useEffect(arrived, [])
  useDidShow(() => {
    setInFront(true)
    arrived()
  })
  useDidHide(() => setInFront(false))
  // A box of its own: when a child disappears, a mini-program sends all children of its box again.
  if (!inFront) return <View />
  return (
    <View>
      {children}
      {screenOverlays().map((Overlay, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: overlays are only ever added
        <Overlay key={at} />
      ))}
      {pageLoads.count > 0 && <LoadingOverlay late />}
      {overlays.shownToast && <ToastBox note={overlays.shownToast} />}
      {overlays.question && <DialogBox {...overlays.question} onAnswer={(yes: boolean) => overlays.answer(yes)} />}
      {overlays.shielded && <View className={css.shield} catchMove />}
    </View>
  )
})

import { useDidHide, useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { screenOverlays } from '@/ui/screen/screenHost'
import { DialogBox } from './DialogBox'
import { overlays } from './Overlays'
import { ToastBox } from './ToastBox'

/** Draws the screen's own overlay, the app's, toast and dialog on the page that is in front; every frame has one of these. */
export const OverlayHost = observer(function OverlayHost({ children }: { children?: ReactNode }) {
  const [inFront, setInFront] = useState(true)
  useDidShow(() => setInFront(true))
  useDidHide(() => setInFront(false))
  if (!inFront) return null
  return (
    <>
      {children}
      {screenOverlays().map((Overlay, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: overlays are only ever added
        <Overlay key={at} />
      ))}
      {overlays.toast && <ToastBox note={overlays.toast} />}
      {overlays.question && <DialogBox {...overlays.question} onAnswer={(yes: boolean) => overlays.answer(yes)} />}
    </>
  )
})

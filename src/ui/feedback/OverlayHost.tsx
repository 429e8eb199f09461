import { useDidHide, useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { DialogBox } from './DialogBox'
import { overlays } from './Overlays'
import { ToastBox } from './ToastBox'

/** Draws toast and dialog on the page that is in front; every frame has one of these. */
export const OverlayHost = observer(function OverlayHost() {
  const [inFront, setInFront] = useState(true)
  useDidShow(() => setInFront(true))
  useDidHide(() => setInFront(false))
  if (!inFront) return null
  return (
    <>
      {overlays.toast && <ToastBox note={overlays.toast} />}
      {overlays.question && <DialogBox {...overlays.question} onAnswer={(yes: boolean) => overlays.answer(yes)} />}
    </>
  )
})

import { View } from '@tarojs/components'
import { useLayoutEffect, useRef } from 'react'
import { useDismiss } from '@/ui/feedback/useDismiss'
import { useModalFocus } from '@/ui/feedback/useModalFocus'
import closeIcon from '@/ui/icon/drawings/close.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import css from './PictureViewer.module.scss'
import type { PictureViewerProps } from './PictureViewerProps'

/** Shows pictures in full size side by side, with the browser's own scrolling and zoom. A tap closes it. */
export function PictureViewer({ pictures, current, onClose, closeLabel }: PictureViewerProps) {
  const track = useRef<HTMLDivElement>(null)
  const open = current !== null
  useDismiss(open, onClose)
  useModalFocus(open, '[role=dialog]')
  useLayoutEffect(() => {
    if (current && track.current) track.current.scrollLeft = pictures.indexOf(current) * track.current.clientWidth
  }, [current, pictures])
  if (!open) return null
  return (
    <View id="picture-viewer" className={css.viewer} {...semantics({ role: 'dialog', 'aria-modal': true })}>
      <div ref={track} className={css.track}>
        {pictures.map((src) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the button and Escape close it too
          // biome-ignore lint/a11y/useKeyWithClickEvents: the button and Escape close it too
          <div key={src} className={css.slide} onClick={onClose}>
            <img className={css.picture} src={src} alt="" />
          </div>
        ))}
      </div>
      <View id="picture-viewer-close" className={css.close} {...pressProps(onClose, { label: closeLabel })}>
        <Icon drawing={closeIcon.drawing} size={20} />
      </View>
    </View>
  )
}

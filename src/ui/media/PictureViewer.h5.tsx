import { Text, View } from '@tarojs/components'
import { type TouchEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useDismiss } from '@/ui/feedback/useDismiss'
import { useModalFocus } from '@/ui/feedback/useModalFocus'
import closeIcon from '@/ui/icon/drawings/close.module.scss'
import downloadIcon from '@/ui/icon/drawings/download.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import css from './PictureViewer.module.scss'
import type { PictureViewerProps } from './PictureViewerProps'

/** Enlargement by a double tap, and its maximum with two fingers. */
const DOUBLE = 2.5
const LARGEST = 4
/** In ms: a second tap within this time is a double tap, and the first one closes nothing. */
const DOUBLE_TAP = 260

function distanceOf({ touches }: TouchEvent): number | null {
  const [one, other] = [touches[0], touches[1]]
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : null
}

/**
 * Shows pictures in full size side by side: a swipe or an arrow key leads to the next one, two fingers or a double tap
 * make one larger, a tap closes all.
 */
export function PictureViewer({ pictures, current, onClose, closeLabel, onSave, saveLabel }: PictureViewerProps) {
  const track = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const open = current !== null
  useDismiss(open, onClose)
  useModalFocus(open, '[role=dialog]')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message that comes meanwhile must not turn the page
  useLayoutEffect(() => {
    if (current === null || !track.current) return
    const first = Math.max(0, pictures.lastIndexOf(current))
    track.current.scrollLeft = first * track.current.clientWidth
    setAt(first)
  }, [current])
  useEffect(() => {
    if (!open) return
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
      if (step !== 0) track.current?.scrollBy({ left: step * track.current.clientWidth })
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [open])
  if (!open) return null
  const shown = pictures[at]
  return (
    <View id="picture-viewer" className={css.viewer} {...semantics({ role: 'dialog', 'aria-modal': true })}>
      <div
        ref={track}
        className={css.track}
        onScroll={({ currentTarget: box }) => setAt(Math.round(box.scrollLeft / Math.max(1, box.clientWidth)))}
      >
        {pictures.map((src, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may have been sent twice
          <Slide key={`${place} ${src}`} src={src} isShown={place === at} onTap={onClose} />
        ))}
      </div>
      {pictures.length > 1 && (
        <Text id="picture-viewer-count" className={css.count} {...semantics({ 'aria-live': 'polite' })}>
          {`${at + 1} / ${pictures.length}`}
        </Text>
      )}
      {onSave && shown && (
        <View id="picture-viewer-save" className={css.save} {...pressProps(() => onSave(shown), { label: saveLabel })}>
          <Icon drawing={downloadIcon.drawing} size={22} />
        </View>
      )}
      <View id="picture-viewer-close" className={css.close} {...pressProps(onClose, { label: closeLabel })}>
        <Icon drawing={closeIcon.drawing} size={20} />
      </View>
    </View>
  )
}

/** One picture. Enlarged it scrolls in its own place; the neighbours are as small as before. */
function Slide({ src, isShown, onTap }: { src: string; isShown: boolean; onTap: () => void }) {
  const [scale, setScale] = useState(1)
  const pinch = useRef<{ distance: number; scale: number } | null>(null)
  const tap = useRef<ReturnType<typeof setTimeout>>()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => () => clearTimeout(tap.current), [])
  useEffect(() => {
    if (!isShown) setScale(1)
  }, [isShown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each size keeps the middle in view
  useLayoutEffect(() => {
    const one = box.current
    if (one) one.scrollTo((one.scrollWidth - one.clientWidth) / 2, (one.scrollHeight - one.clientHeight) / 2)
  }, [scale])
  const handleClick = () => {
    if (tap.current !== undefined) {
      clearTimeout(tap.current)
      tap.current = undefined
      setScale(scale > 1 ? 1 : DOUBLE)
      return
    }
    tap.current = setTimeout(() => {
      tap.current = undefined
      onTap()
    }, DOUBLE_TAP)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and Escape close it too
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button and Escape close it too
    <div
      ref={box}
      className={css.slide}
      onClick={handleClick}
      onTouchStart={(event) => {
        const distance = distanceOf(event)
        pinch.current = distance === null ? null : { distance, scale }
      }}
      onTouchMove={(event) => {
        const distance = distanceOf(event)
        const begin = pinch.current
        if (distance !== null && begin)
          setScale(Math.min(LARGEST, Math.max(1, (begin.scale * distance) / begin.distance)))
      }}
    >
      <img
        className={joinClasses(css.picture, scale > 1 && css.enlarged)}
        style={scale > 1 ? { width: `${scale * 100}%` } : {}}
        src={src}
        alt=""
        draggable={false}
      />
    </div>
  )
}

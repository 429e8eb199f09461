import { type BaseEventOrig, View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useRef, useState } from 'react'
import css from './RangeBar.module.scss'
import type { RangeBarProps } from './RangeBarProps'

interface Box {
  readonly left: number
  readonly width: number
}

interface Finger {
  readonly clientX: number
}

/** Taro types a touch as any event. */
type Touching = BaseEventOrig & { readonly touches?: ArrayLike<Finger>; readonly changedTouches?: ArrayLike<Finger> }

const fingerAt = ({ touches, changedTouches }: Touching): number | undefined =>
  (touches?.[0] ?? changedTouches?.[0])?.clientX

/** A bar to drag a position. Drawn by views: the platform's own slider would be one more element of every page. */
export function RangeBar({ id, value, max, onChange, disabled }: RangeBarProps) {
  const box = useRef<Box | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const shown = dragged ?? value
  const move = (event: Touching) => {
    const [at, room] = [fingerAt(event), box.current]
    if (at === undefined || !room || room.width === 0) return null
    const to = Math.max(0, Math.min(1, (at - room.left) / room.width)) * max
    setDragged(to)
    return to
  }
  const measure = (event: Touching) => {
    if (disabled) return
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .boundingClientRect()
      .exec(([found]: readonly [Box | null]) => {
        box.current = found
        move(event)
      })
  }
  const drop = (event: Touching) => {
    if (disabled) return
    const to = move(event) ?? dragged
    setDragged(null)
    if (to !== null) onChange(Math.floor(to))
  }
  return (
    <View
      id={id}
      className={css.bar}
      catchMove
      onTouchStart={measure}
      onTouchMove={(event: Touching) => void (!disabled && move(event))}
      onTouchEnd={drop}
    >
      <View className={css.groove}>
        <View className={css.done} style={{ width: `${max > 0 ? Math.min(100, (shown / max) * 100) : 0}%` }} />
      </View>
    </View>
  )
}

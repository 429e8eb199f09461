import { type BaseEventOrig, type ITouchEvent, View } from '@tarojs/components'
import { type ReactNode, useRef } from 'react'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import css from './SwipeRow.module.scss'

export interface SwipeChoice {
  readonly id: string
  readonly text: string
  readonly isDanger?: boolean
  readonly onPress: () => void
}

export interface SwipeRowProps {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  /** One to three. */
  readonly choices: readonly SwipeChoice[]
  readonly children: ReactNode
}

/** Movement in px that counts as a swipe; less is a tap or scrolling. */
const SWIPE = 24

/** The component's own type does not say that it is a touch. */
const touchOf = (event: BaseEventOrig) => (event as ITouchEvent).touches[0]

/**
 * A row that a swipe to the left opens; its choices are behind it. The state changes once per swipe, so that a
 * mini-program sends little.
 */
export function SwipeRow({ isOpen, onOpen, choices, children }: SwipeRowProps) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const handleMove = (event: BaseEventOrig) => {
    const touch = touchOf(event)
    if (!start.current || !touch) return
    const [across, along] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
    if (Math.abs(along) > SWIPE) start.current = null
    else if (Math.abs(across) > SWIPE) {
      start.current = null
      if (across < 0 !== isOpen) onOpen(across < 0)
    }
  }
  return (
    <View
      className={css.row}
      onTouchStart={(event) => {
        const touch = touchOf(event)
        start.current = touch ? { x: touch.clientX, y: touch.clientY } : null
      }}
      onTouchMove={handleMove}
    >
      <View className={joinClasses(css.front, isOpen && [css.open, css.wide, css.widest][choices.length - 1])}>
        {children}
      </View>
      {isOpen && (
        <View className={joinClasses(css.choices, [null, css.two, css.three][choices.length - 1])}>
          {choices.map(({ id, text, isDanger, onPress }) => (
            <View key={id} id={id} className={joinClasses(css.choice, isDanger && css.danger)} {...pressProps(onPress)}>
              {text}
            </View>
          ))}
        </View>
      )}
    </View>
  )
}

import type { BaseEventOrig, ITouchEvent } from '@tarojs/components'
import type { KeyboardEvent, MouseEvent } from 'react'

/** How long a finger rests before it counts, and how far it may move meanwhile, in px. */
const HOLD_MS = 450
const REACH = 10

/** One finger at a time. */
let timer: ReturnType<typeof setTimeout> | undefined
let start = { x: 0, y: 0 }
let isHeld = false

const forget = () => {
  clearTimeout(timer)
  timer = undefined
}

/** The component's own type does not say that it is a touch. */
const touchesOf = (event: BaseEventOrig) => (event as ITouchEvent).touches

const isLink = (target: EventTarget): boolean => Boolean((target as Partial<Element>).closest?.('a'))

/** The row above or below one that has the focus. */
function besideOf(row: Element, isAbove: boolean): HTMLElement | undefined {
  const rows = [...row.ownerDocument.querySelectorAll<HTMLElement>('[data-row]')]
  return rows[rows.indexOf(row as HTMLElement) + (isAbove ? -1 : 1)]
}

/**
 * Makes a row answer when it is held, or when its menu is asked for with the mouse or the keyboard. Words that are
 * selected, and links, keep the browser's own menu. Tab reaches the last row, the arrow keys lead to the others.
 */
export const holdProps = (onHold: () => void, isLast: boolean) => ({
  'data-row': '',
  role: 'group',
  tabIndex: isLast ? 0 : -1,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown'
    if (!isArrow && event.key !== 'Enter') return
    event.preventDefault()
    if (isArrow) besideOf(event.currentTarget, event.key === 'ArrowUp')?.focus()
    else onHold()
  },
  onTouchStart: (event: BaseEventOrig) => {
    const touches = touchesOf(event)
    forget()
    isHeld = false
    const [touch] = touches
    if (!touch || touches.length > 1) return
    start = { x: touch.clientX, y: touch.clientY }
    timer = setTimeout(() => {
      isHeld = true
      onHold()
    }, HOLD_MS)
  },
  onTouchMove: (event: BaseEventOrig) => {
    const [touch] = touchesOf(event)
    if (touch && Math.hypot(touch.clientX - start.x, touch.clientY - start.y) > REACH) forget()
  },
  onTouchCancel: forget,
  onTouchEnd: (event: BaseEventOrig) => {
    forget()
    // Else the finger's release would count as a tap on what lies below it.
    if (isHeld) event.preventDefault()
    isHeld = false
  },
  onContextMenu: (event: MouseEvent) => {
    // Phones ask for their menu after a while too.
    const isSecond = isHeld
    if (!isSecond && (isLink(event.target) || String(event.currentTarget.ownerDocument.getSelection()) !== '')) return
    forget()
    event.preventDefault()
    if (!isSecond) onHold()
  },
})

import { useLayoutEffect, useRef } from 'react'
import css from './MessageScroller.module.scss'
import type { MessageScrollerProps } from './MessageScrollerProps'
import { keepPlace, type Places, placesOf } from './rowPlaces.h5'
import { rowChange, type ShownMessage } from './ShownMessage'

/** In px: this near the end counts as the end. */
const NEAR = 120

/** In px: this near the beginning more rows are drawn or loaded, before the user gets there. */
const EARLY = 400

/** Distance of the unread mark from the top of the list, in px. */
const MARK_AT = 48

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < NEAR

interface Position {
  messages: readonly ShownMessage[]
  jumps: number
  places: Places
  /** The list for which older rows were requested. Until they render, scrolling near the top requests no more. */
  asked: readonly ShownMessage[] | null
}

/**
 * The scrolling list of a browser. It stays at its end when it is there, and keeps its position when other rows are
 * drawn.
 */
export function MessageScroller(props: MessageScrollerProps) {
  const { messages, rows, jumps, beginsAtUnread, target, head, onMove, onNearTop, onAtBottom, children } = props
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const space = useRef<HTMLDivElement>(null)
  const position = useRef<Position>({ messages: [], jumps, places: new Map(), asked: null })
  // A ref, because a state would be one render late.
  const isAtBottom = useRef(true)

  const tellBottom = (scroller: HTMLElement) => {
    const atBottom = rows.isAtEnd && isNearEnd(scroller)
    if (atBottom === isAtBottom.current) return
    isAtBottom.current = atBottom
    onAtBottom(atBottom)
  }
  const look = (scroller: HTMLElement) =>
    rows.look(scroller.scrollTop - (space.current?.offsetTop ?? 0), scroller.clientHeight)

  useLayoutEffect(() => {
    const [scroller, drawn, before] = [box.current, list.current, position.current]
    if (!scroller || !drawn) return
    const change = rowChange(before.messages, messages)
    const opening = before.messages.length === 0 && messages.length > 0
    const follows = change.kind === 'newer' && (isAtBottom.current || change.mine)
    const mark = opening && beginsAtUnread ? scroller.querySelector('#chat-unread') : null
    if (opening || follows || jumps !== before.jumps) scroller.scrollTop = scroller.scrollHeight
    else keepPlace(scroller, drawn, before.places)
    if (mark) scroller.scrollTop += mark.getBoundingClientRect().top - scroller.getBoundingClientRect().top - MARK_AT
    for (const row of drawn.children) rows.measure(row.id.slice('message-'.length), row.getBoundingClientRect().height)
    position.current = { ...before, messages, jumps, places: placesOf(drawn) }
    if (opening) tellBottom(scroller)
    if (messages.length > 0 && look(scroller)) onMove()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once for each target
  useLayoutEffect(() => {
    const [scroller, drawn] = [box.current, list.current]
    if (target === null || !scroller || !drawn) return
    // Other clients choose tempIDs, so they must not become part of a selector.
    const row = [...drawn.children].find(({ id }) => id === `message-${target}`)
    row?.scrollIntoView({ block: 'center' })
    tellBottom(scroller)
  }, [target])

  // The keyboard, a banner or a picture may change heights without any scrolling.
  useLayoutEffect(() => {
    const [scroller, drawn] = [box.current, list.current]
    if (!scroller || !drawn || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      if (isAtBottom.current) scroller.scrollTop = scroller.scrollHeight
      else keepPlace(scroller, drawn, position.current.places)
      position.current.places = placesOf(drawn)
    })
    observer.observe(scroller)
    observer.observe(drawn)
    return () => observer.disconnect()
  }, [])

  const handleScroll = () => {
    const scroller = box.current
    if (!scroller) return
    tellBottom(scroller)
    const drawn = position.current
    const isAtTop = scroller.scrollTop < EARLY && rows.above === 0
    const isMoved = look(scroller)
    rows.scrolled()
    const isLonger = (isNearEnd(scroller) && rows.extendDown()) || (isAtTop && rows.extendUp())
    if (isMoved || isLonger) onMove()
    if (!isAtTop) drawn.asked = null
    else if (!isLonger && drawn.asked !== drawn.messages) {
      drawn.asked = drawn.messages
      onNearTop()
    }
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling area
    <div id="chat-messages" ref={box} className={css.scroller} onScroll={handleScroll} tabIndex={0} role="log">
      {head}
      <div ref={space} style={{ height: `${rows.above}px` }} />
      <div ref={list} className={css.rows}>
        {children}
      </div>
      <div style={{ height: `${rows.below}px` }} />
    </div>
  )
}

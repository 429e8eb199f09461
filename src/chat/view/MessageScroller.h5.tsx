import { useLayoutEffect, useRef } from 'react'
import css from './MessageScroller.module.scss'
import type { MessageScrollerProps } from './MessageScrollerProps'
import { rowChange, type ShownMessage } from './ShownMessage'

/** In px: this near the end counts as the end; this near the beginning loads older messages. */
const NEAR = 120

/** Distance of the unread mark from the top of the list, in px. */
const MARK_AT = 48

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < NEAR

interface Position {
  messages: readonly ShownMessage[]
  jumps: number
  /** The first row and its former position. */
  anchor: HTMLElement | null
  anchorTop: number
  /** The list for which older rows were requested. Until they render, scrolling near the top requests no more. */
  asked: readonly ShownMessage[] | null
}

/**
 * The scrolling list of a browser. It stays at its end when it is there, and keeps its position when older rows
 * arrive.
 */
export function MessageScroller(props: MessageScrollerProps) {
  const { messages, jumps, beginsAtUnread, target, head, onNearTop, onAtBottom, children } = props
  const box = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const position = useRef<Position>({ messages: [], jumps, anchor: null, anchorTop: 0, asked: null })
  // A ref, because a state would be one render late.
  const isAtBottom = useRef(true)

  useLayoutEffect(() => {
    const [scroller, before] = [box.current, position.current]
    if (!scroller || !rows.current) return
    const change = rowChange(before.messages, messages)
    const opening = before.messages.length === 0 && messages.length > 0
    const follows = change.kind === 'newer' && (isAtBottom.current || change.mine)
    const mark = opening && beginsAtUnread ? scroller.querySelector('#chat-unread') : null
    if (opening || follows || jumps !== before.jumps) scroller.scrollTop = scroller.scrollHeight
    else if (change.kind === 'older' && before.anchor?.isConnected)
      scroller.scrollTop += before.anchor.offsetTop - before.anchorTop
    if (mark) {
      scroller.scrollTop += mark.getBoundingClientRect().top - scroller.getBoundingClientRect().top - MARK_AT
      isAtBottom.current = isNearEnd(scroller)
    }
    const first = rows.current.firstElementChild
    const anchor = first instanceof HTMLElement ? first : null
    position.current = { ...before, messages, jumps, anchor, anchorTop: anchor?.offsetTop ?? 0 }
  }, [messages, jumps, beginsAtUnread])

  useLayoutEffect(() => {
    if (target === null) return
    // Others choose tempIDs, so no selector is made of one.
    const row = [...(rows.current?.children ?? [])].find(({ id }) => id === `message-${target}`)
    row?.scrollIntoView({ block: 'center' })
    isAtBottom.current = box.current === null || isNearEnd(box.current)
  }, [target])

  // The keyboard, a banner or a picture may change heights without any scrolling.
  useLayoutEffect(() => {
    const scroller = box.current
    if (!scroller || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      if (isAtBottom.current) scroller.scrollTop = scroller.scrollHeight
    })
    observer.observe(scroller)
    if (rows.current) observer.observe(rows.current)
    return () => observer.disconnect()
  }, [])

  const handleScroll = () => {
    const scroller = box.current
    if (!scroller) return
    const atBottom = isNearEnd(scroller)
    if (atBottom !== isAtBottom.current) {
      isAtBottom.current = atBottom
      onAtBottom(atBottom)
    }
    const drawn = position.current
    if (scroller.scrollTop >= NEAR) drawn.asked = null
    else if (drawn.asked !== drawn.messages) {
      drawn.asked = drawn.messages
      onNearTop()
    }
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling area
    <div id="chat-messages" ref={box} className={css.scroller} onScroll={handleScroll} tabIndex={0} role="log">
      {head}
      <div ref={rows} className={css.rows}>
        {children}
      </div>
    </div>
  )
}

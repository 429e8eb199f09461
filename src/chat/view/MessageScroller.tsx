import { ScrollView, View } from '@tarojs/components'
import { useEffect, useRef } from 'react'
import { measureRows } from '@/platform/measureRows'
import { system } from '@/platform/system'
import rowCss from './MessageRow.module.scss'
import css from './MessageScroller.module.scss'
import type { MessageScrollerProps } from './MessageScrollerProps'
import { rowChange, type ShownMessage } from './ShownMessage'
import { useVisibleArea } from './useVisibleArea'

/** This many px from the end still count as the end. */
const NEAR = 120

interface Position {
  messages: readonly ShownMessage[]
  jumps: number
  target: string
  turn: number
  room: string
  reached: string | null
  pushed: string | null
}

/** The end has two ids in turn, because the platform does not scroll to the same id twice. */
const endName = (turn: number): string => `chat-end-${turn % 2}`

/** The id to scroll to, decided during render: a new message and the scrolling to it are then one setData. */
function nextTarget(position: Position, props: MessageScrollerProps, room: string): string {
  const { messages, jumps, isAtBottom, beginsAtUnread, target, rows } = props
  const change = rowChange(position.messages, messages)
  const opening = position.messages.length === 0 && messages.length > 0
  const follows = (change.kind === 'newer' && (isAtBottom || change.mine)) || (isAtBottom && room !== position.room)
  if (target !== null && target !== position.reached) position.target = `message-${target}`
  else if (opening && beginsAtUnread) position.target = 'chat-unread'
  else if (opening || follows || jumps !== position.jumps) {
    position.turn += 1
    position.target = endName(position.turn)
  } else if (rows.pushed !== null && rows.pushed !== position.pushed) position.target = `message-${rows.pushed}`
  Object.assign(position, { messages, room, reached: target, jumps, pushed: rows.pushed })
  return position.target
}

/**
 * The scrolling list of a mini-program. The rows are the last children of their box, so one more row adds one node of
 * data.
 */
export function MessageScroller(props: MessageScrollerProps) {
  const { head, rows, onMove, onNearTop, onAtBottom, isAtBottom, children } = props
  const position = useRef<Position>({
    messages: [],
    jumps: props.jumps,
    target: endName(0),
    turn: 0,
    room: '',
    reached: null,
    pushed: null,
  })
  // Keyboard and input make the list smaller; its end must stay visible.
  const { covered } = useVisibleArea()
  const [height] = [useRef(system.facts().windowHeight).current]
  const { from, to } = rows
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time when other rows are drawn
  useEffect(() => {
    measureRows(`.${rowCss.row}`, (id, tall) => rows.measure(id.replace('message-', ''), tall))
  }, [rows, from, to, props.messages])
  return (
    <ScrollView
      id="chat-messages"
      className={css.scroller}
      scrollY
      enhanced
      showScrollbar={false}
      upperThreshold={40}
      lowerThreshold={NEAR}
      scrollIntoView={nextTarget(position.current, props, `${covered} ${props.room}`)}
      onScrollToUpper={() => {
        if (rows.above > 0) return
        if (rows.extendUp()) onMove()
        else onNearTop()
      }}
      onScrollToLower={() => {
        if (rows.isAtEnd) onAtBottom(true)
        else if (rows.extendDown()) onMove()
      }}
      onScroll={({ detail }) => {
        const isMoved = rows.look(detail.scrollTop, height)
        rows.scrolled()
        if (isMoved) onMove()
        if (isAtBottom && detail.scrollHeight - detail.scrollTop > height + NEAR) onAtBottom(false)
      }}
    >
      {head}
      <View style={{ height: `${rows.above}px` }} />
      <View className={css.rows}>{children}</View>
      <View style={{ height: `${rows.below}px` }} />
      <View id={endName(0)} className={css.end} />
      <View id={endName(1)} className={css.end} />
    </ScrollView>
  )
}

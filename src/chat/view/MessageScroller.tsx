import { ScrollView, View } from '@tarojs/components'
import { useRef } from 'react'
import { system } from '@/platform/system'
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
}

/** The end has two ids in turn, because the platform does not scroll to the same id twice. */
const endName = (turn: number): string => `chat-end-${turn % 2}`

/** The id to scroll to, decided during render: a new message and the scrolling to it are then one setData. */
function nextTarget(position: Position, props: MessageScrollerProps, room: string): string {
  const { messages, jumps, isAtBottom, beginsAtUnread, target } = props
  const change = rowChange(position.messages, messages)
  const opening = position.messages.length === 0 && messages.length > 0
  const follows = (change.kind === 'newer' && (isAtBottom || change.mine)) || (isAtBottom && room !== position.room)
  if (target !== null && target !== position.reached) position.target = `message-${target}`
  else if (opening && beginsAtUnread) position.target = 'chat-unread'
  else if (opening || follows || jumps !== position.jumps) {
    position.turn += 1
    position.target = endName(position.turn)
  } else if (change.kind === 'older') position.target = `message-${position.messages[0]?.tempID}`
  position.messages = messages
  position.room = room
  position.reached = target
  position.jumps = jumps
  return position.target
}

/**
 * The scrolling list of a mini-program. The rows are the last children of their box, so one more row adds one node of
 * data.
 */
export function MessageScroller(props: MessageScrollerProps) {
  const { head, onNearTop, onAtBottom, isAtBottom, children } = props
  const position = useRef<Position>({
    messages: [],
    jumps: props.jumps,
    target: endName(0),
    turn: 0,
    room: '',
    reached: null,
  })
  // Keyboard and input make the list smaller; its end must stay visible.
  const { covered } = useVisibleArea()
  const [height] = [useRef(system.facts().windowHeight).current]
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
      onScrollToUpper={onNearTop}
      onScrollToLower={() => onAtBottom(true)}
      onScroll={({ detail }) => {
        if (isAtBottom && detail.scrollHeight - detail.scrollTop > height + NEAR) onAtBottom(false)
      }}
    >
      {head}
      <View className={css.rows}>{children}</View>
      <View id={endName(0)} className={css.end} />
      <View id={endName(1)} className={css.end} />
    </ScrollView>
  )
}

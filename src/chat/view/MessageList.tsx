import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useReducer, useRef, useState } from 'react'
import { Spinner } from '@/ui/feedback/Spinner'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import type { TextPart } from '../text/linkParts'
import type { BodyActions } from './bubbles/MessageBody'
import { ChatIcon } from './ChatIcon'
import { drawnMargin } from './drawnMargin'
import css from './MessageList.module.scss'
import { MessageMenu } from './MessageMenu'
import { MessageRow } from './MessageRow'
import { MessageScroller } from './MessageScroller'
import { text } from './messages'
import { RowWindow } from './RowWindow'
import { rowKeys } from './rowKeys'
import { lastOwn, rowChange, type ShownMessage } from './ShownMessage'

export interface OlderMessages {
  readonly exist: boolean
  readonly isLoading: boolean
  readonly failed: boolean
  readonly load: () => void
}

interface MessageListProps extends BodyActions {
  readonly messages: readonly ShownMessage[]
  readonly older: OlderMessages
  /** tempID of the first message that was unread when the conversation was opened. */
  readonly firstUnread?: string | null
  /** Grows when the list's height changes; mini-programs only. */
  readonly room?: number
  /** tempID of the message to scroll to. */
  readonly target?: string | null
  readonly onRetry: (tempID: string) => void
  readonly onRemove: (tempID: string) => void
  /** Quotes the words of a message; without it nobody can answer here. */
  readonly onQuote?: (message: ShownMessage) => void
  readonly partsOf?: (text: string) => readonly TextPart[]
}

/**
 * The messages of a conversation; only a few rows of a long one are drawn. When the user has scrolled up, a new
 * message does not scroll the list; a button leads to the newest one and counts the messages that have not been in
 * view.
 */
export const MessageList = observer(function MessageList(props: MessageListProps) {
  const { messages, older, firstUnread = null, room = 0, target = null, onQuote, ...actions } = props
  const [isAtBottom, setAtBottom] = useState(true)
  const [jumps, setJumps] = useState(0)
  const [isMarkWanted, setMarkWanted] = useState(false)
  const [held, setHeld] = useState<ShownMessage | null>(null)
  const [, draw] = useReducer((turn: number) => turn + 1, 0)
  const goal = isMarkWanted ? firstUnread : target
  const rows = useRowWindow({ messages, firstUnread, isAtBottom, jumps, goal })
  const keys = useRowKeys(messages)
  const { from, to, unseen } = rows
  const own = lastOwn(messages)
  return (
    <View className={css.list}>
      <MessageScroller
        messages={messages}
        rows={rows}
        onMove={draw}
        jumps={jumps}
        beginsAtUnread={firstUnread !== null}
        room={room}
        target={goal}
        isAtBottom={isAtBottom}
        onAtBottom={(isThere) => {
          if (isThere) rows.reachEnd()
          setAtBottom(isThere)
        }}
        onNearTop={() => {
          if (older.exist && !older.isLoading && !older.failed) older.load()
        }}
        head={<OlderHead {...older} />}
      >
        {messages.slice(from, to).map((message, at) => (
          <MessageRow
            key={keys[from + at]}
            message={message}
            before={messages[from + at - 1]}
            isFirstUnread={message.tempID === firstUnread}
            isLastOwn={message === own}
            isLast={from + at === messages.length - 1}
            canQuote={onQuote !== undefined}
            onHold={setHeld}
            isTarget={message.tempID === target}
            {...actions}
          />
        ))}
      </MessageScroller>
      {/* In a box of its own, like the head: otherwise a mini-program sends the whole list again when it appears. */}
      <View>
        {messages.length === 0 && !older.isLoading && <Text className={css.empty}>{text('dialogEmpty')}</Text>}
        {rows.isMarkAbove && (
          <View
            id="chat-to-unread"
            className={joinClasses(css.pill, css.up)}
            {...pressProps(() => setMarkWanted(true))}
          >
            {text('toUnread')}
          </View>
        )}
        {(!isAtBottom || unseen > 0) && (
          <View
            id="chat-jump"
            className={joinClasses(css.pill, css.down, unseen === 0 && css.round)}
            {...pressProps(() => setJumps(jumps + 1), { label: unseen > 0 ? undefined : text('toNewest') })}
            {...semantics({ 'aria-live': 'polite' })}
          >
            <ChatIcon name="down" />
            {unseen > 0 && <Text>{text('newMessages', { count: unseen })}</Text>}
          </View>
        )}
        <MessageMenu
          message={held}
          onQuote={onQuote}
          onRetry={actions.onRetry}
          onRemove={actions.onRemove}
          onClose={() => setHeld(null)}
        />
      </View>
    </View>
  )
})

interface Wishes extends Pick<MessageListProps, 'messages'> {
  readonly firstUnread: string | null
  readonly isAtBottom: boolean
  readonly jumps: number
  readonly goal: string | null
}

/** The rows to draw, decided during render: a mini-program then gets a change and its rows in one piece. */
function useRowWindow({ messages, firstUnread, isAtBottom, jumps, goal }: Wishes): RowWindow {
  const [rows] = useState(() => new RowWindow(drawnMargin))
  const last = useRef<Wishes>({ messages: [], firstUnread, isAtBottom, jumps, goal: null })
  const before = last.current
  const change = rowChange(before.messages, messages)
  rows.take(messages, { follows: change.kind === 'newer' && (isAtBottom || change.mine), firstUnread })
  if (jumps !== before.jumps) rows.showEnd()
  if (goal !== null && goal !== before.goal) rows.showRow(goal)
  last.current = { messages, firstUnread, isAtBottom, jumps, goal }
  return rows
}

function useRowKeys(messages: readonly ShownMessage[]): readonly string[] {
  const rows = useRef<{ of: readonly ShownMessage[]; ids: readonly string[]; keys: readonly string[] }>({
    of: [],
    ids: [],
    keys: [],
  })
  if (rows.current.of !== messages) {
    const ids = messages.map(({ tempID }) => tempID)
    rows.current = { of: messages, ids, keys: rowKeys(rows.current, ids) }
  }
  return rows.current.keys
}

/**
 * The box keeps its height without a text, also at the beginning of the conversation, so that the list does not
 * jump.
 */
function OlderHead({ exist, isLoading, failed, load }: OlderMessages) {
  return (
    <View className={css.older} id="chat-older" {...pressProps(exist && failed ? load : undefined)}>
      {exist && failed && <Text>{text('olderFailed')}</Text>}
      {exist && isLoading && <Spinner />}
      {exist && isLoading && <Text>{text('olderLoading')}</Text>}
    </View>
  )
}

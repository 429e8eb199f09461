import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useRef, useState } from 'react'
import { Spinner } from '@/ui/feedback/Spinner'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import type { TextPart } from '../text/linkParts'
import type { BodyActions } from './bubbles/MessageBody'
import css from './MessageList.module.scss'
import { MessageRow } from './MessageRow'
import { MessageScroller } from './MessageScroller'
import { text } from './messages'
import { rowKeys } from './rowKeys'
import { rowChange, type ShownMessage } from './ShownMessage'

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
  readonly partsOf?: (text: string) => readonly TextPart[]
}

/**
 * The messages of a conversation. When the user has scrolled up, a new message does not scroll the list; a button
 * counts it.
 */
export const MessageList = observer(function MessageList(props: MessageListProps) {
  const { messages, older, firstUnread = null, room = 0, target = null, ...actions } = props
  const [isAtBottom, setAtBottom] = useState(true)
  const [jumps, setJumps] = useState(0)
  const unseen = useUnseen(messages, isAtBottom)
  const keys = useRowKeys(messages)
  return (
    <View className={css.list}>
      <MessageScroller
        messages={messages}
        jumps={jumps}
        beginsAtUnread={firstUnread !== null}
        room={room}
        target={target}
        isAtBottom={isAtBottom}
        onAtBottom={setAtBottom}
        onNearTop={() => {
          if (older.exist && !older.isLoading && !older.failed) older.load()
        }}
        head={<OlderHead {...older} />}
      >
        {messages.map((message, at) => (
          <MessageRow
            key={keys[at]}
            message={message}
            before={messages[at - 1]}
            isFirstUnread={message.tempID === firstUnread}
            isTarget={message.tempID === target}
            {...actions}
          />
        ))}
      </MessageScroller>
      {/* In a box of its own, like the head: otherwise a mini-program sends the whole list again when it appears. */}
      <View>
        {messages.length === 0 && !older.isLoading && <Text className={css.empty}>{text('dialogEmpty')}</Text>}
        {unseen > 0 && (
          <View
            id="chat-jump"
            className={css.pill}
            {...pressProps(() => setJumps(jumps + 1))}
            {...semantics({ 'aria-live': 'polite' })}
          >
            {text('newMessages', { count: unseen })}
          </View>
        )}
      </View>
    </View>
  )
})

function useRowKeys(messages: readonly ShownMessage[]): readonly string[] {
  const rows = useRef<{ ids: readonly string[]; keys: readonly string[] }>({ ids: [], keys: [] })
  const ids = messages.map(({ tempID }) => tempID)
  rows.current = { ids, keys: rowKeys(rows.current, ids) }
  return rows.current.keys
}

/** Number of messages from others that arrived since the user scrolled up. */
function useUnseen(messages: readonly ShownMessage[], isAtBottom: boolean): number {
  const seen = useRef({ messages, count: 0 })
  const change = rowChange(seen.current.messages, messages)
  const count = change.kind === 'newer' && !change.mine ? seen.current.count + change.count : seen.current.count
  seen.current = { messages, count: isAtBottom || (change.kind === 'newer' && change.mine) ? 0 : count }
  return seen.current.count
}

/** As high with its text as without, so that the list does not jump. */
function OlderHead({ exist, isLoading, failed, load }: OlderMessages) {
  return (
    <View className={exist ? css.older : ''} id="chat-older" {...pressProps(exist && failed ? load : undefined)}>
      {exist && failed && <Text>{text('olderFailed')}</Text>}
      {exist && isLoading && <Spinner />}
      {exist && isLoading && <Text>{text('olderLoading')}</Text>}
    </View>
  )
}

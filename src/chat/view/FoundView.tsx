import { formatPanelTime } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Avatar } from '@/ui/content/Avatar'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ListSkeleton } from '@/ui/feedback/ListSkeleton'
import { WindowedList } from '@/ui/list/WindowedList'
import { pressProps } from '@/ui/press/pressProps'
import { ListEnd } from '@/ui/screen/ListEnd'
import type { ChatPeer } from '../ChatPeer'
import type { ChatSearch, FoundMessage } from '../ChatSearch'
import { excerpt } from '../text/excerpt'
import css from './FoundView.module.scss'
import { text } from './messages'
import { summaryOf } from './summaryOf'
import { nameOf, tagOf } from './titleOf'

interface FoundViewProps {
  readonly search: ChatSearch
  readonly onPerson: (peer: ChatPeer) => void
  readonly onMessage: (found: FoundMessage) => void
}

/** Estimated height of a row, in px of a 375 design. */
const ROW = 68

/** The people and the messages with the searched words. */
export const FoundView = observer(function FoundView({ search, onPerson, onMessage }: FoundViewProps) {
  const { words, people, found, state, hasMore } = search
  const isEmpty = people.length + found.length === 0
  return (
    <View id="chat-found">
      {people.length > 0 && <Text className={css.heading}>{text('foundPeople')}</Text>}
      {people.map((peer) => (
        <View key={peer.roleId} className={css.row} {...pressProps(() => onPerson(peer), { role: 'link' })}>
          <Avatar src={peer.avatar ?? ''} name={peer.nickName} size="small" />
          <Text className={css.name}>{peer.nickName}</Text>
          <Text className={css.time}>{tagOf(peer)}</Text>
        </View>
      ))}
      {found.length > 0 && <Text className={css.heading}>{text('foundMessages')}</Text>}
      <WindowedList
        rows={found}
        keyOf={({ message }) => message.id}
        rowHeight={ROW}
        render={(one) => {
          const { peer, message } = one
          const [before, hit, after] = excerpt(summaryOf(message.content), words)
          return (
            <View
              id={`found-${message.id}`}
              className={css.row}
              {...pressProps(() => onMessage(one), { role: 'link' })}
            >
              <Avatar src={peer.avatar ?? ''} name={nameOf(peer)} size="small" />
              <View className={css.words}>
                <View className={css.head}>
                  <Text className={css.name}>{nameOf(peer)}</Text>
                  <Text className={css.time}>{formatPanelTime(message.date)}</Text>
                </View>
                <View className={css.line}>
                  <Text>{before}</Text>
                  <Text className={css.hit}>{hit}</Text>
                  <Text>{after}</Text>
                </View>
              </View>
            </View>
          )
        }}
      />
      {isEmpty && state === 'loading' && <ListSkeleton />}
      {isEmpty && state === 'idle' && !hasMore && <EmptyState drawing="search" message={text('foundNothing')} />}
      {((!isEmpty && state === 'loading') || state === 'failed' || hasMore) && (
        <ListEnd state={state} onMore={() => void search.more()} />
      )}
    </View>
  )
})

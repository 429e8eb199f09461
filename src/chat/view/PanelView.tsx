import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Avatar } from '@/ui/content/Avatar'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ListSkeleton } from '@/ui/feedback/ListSkeleton'
import { WindowedList } from '@/ui/list/WindowedList'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import { ListEnd } from '@/ui/screen/ListEnd'
import type { ChatPeer } from '../ChatPeer'
import type { PanelEntry, PanelStore } from '../PanelStore'
import { text } from './messages'
import { PanelRow } from './PanelRow'
import css from './PanelView.module.scss'

interface PanelViewProps {
  readonly panel: PanelStore
  readonly agents: readonly ChatPeer[]
  readonly onOpen: (peer: ChatPeer) => void
  readonly onReply: (entry: PanelEntry) => void
  readonly onMute: (entry: PanelEntry) => void
  readonly onBlock: (entry: PanelEntry) => void
  readonly onClear: (entry: PanelEntry) => void
  /** Opens the notices of a sender who cannot be answered. */
  readonly onNotices: (entry: PanelEntry) => void
}

/** Estimated height of a row, in px of a 375 design. */
const ROW = 96

/** The agents to ask, and below them everyone who has written; the system is one row. */
export const PanelView = observer(function PanelView({ panel, agents, onOpen, ...actions }: PanelViewProps) {
  const { entries, older } = panel
  const isEmpty = entries.length === 0
  const [swiped, setSwiped] = useState<string | null>(null)
  const closing = (act: (entry: PanelEntry) => void) => (entry: PanelEntry) => {
    setSwiped(null)
    act(entry)
  }
  return (
    <View id="chat-entries" className={css.panel}>
      {agents.length > 0 && (
        <View className={css.agents} {...semantics({ role: 'group', 'aria-label': text('askAgents') })}>
          {agents.map((agent) => (
            <View
              key={agent.roleId}
              id={`agent-${agent.roleId}`}
              className={css.agent}
              {...pressProps(() => onOpen(agent))}
            >
              <Avatar src={agent.avatar ?? ''} name={agent.nickName} />
              <Text className={css.agentName}>{agent.nickName}</Text>
              {agent.label && <Text className={css.agentLabel}>{agent.label}</Text>}
            </View>
          ))}
        </View>
      )}
      <WindowedList
        rows={entries}
        keyOf={({ key }) => key}
        rowHeight={ROW}
        render={(entry) => (
          <PanelRow
            entry={entry}
            isOpen={entry.key === swiped}
            onSwipe={({ key }, isOpen) => setSwiped(isOpen ? key : null)}
            onReply={actions.onReply}
            onNotices={actions.onNotices}
            onMute={closing(actions.onMute)}
            onBlock={closing(actions.onBlock)}
            onClear={closing(actions.onClear)}
          />
        )}
      />
      {isEmpty && older.isLoading && <ListSkeleton />}
      {isEmpty && !older.isLoading && <EmptyState drawing="empty" message={text('noMessages')} />}
      {!isEmpty && (older.hasMore || older.failed) && (
        <ListEnd
          state={older.failed ? 'failed' : older.isLoading ? 'loading' : 'idle'}
          onMore={() => void panel.older.load()}
        />
      )}
    </View>
  )
})

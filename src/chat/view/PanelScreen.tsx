import { ScrollView } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { errorText } from '@/locales/errorText'
import { dialog } from '@/ui/feedback/dialog'
import { LoadingOverlay } from '@/ui/feedback/LoadingOverlay'
import { toast } from '@/ui/feedback/toast'
import type { ChatService } from '../ChatService'
import { openChat, peerOfAgent } from '../openChat'
import type { PanelEntry } from '../PanelStore'
import { ChatFrame } from './ChatFrame'
import { ConnectionBanner } from './ConnectionBanner'
import { connectionOf } from './connectionOf'
import { FoundView } from './FoundView'
import { text } from './messages'
import css from './PanelScreen.module.scss'
import { PanelView } from './PanelView'
import { SearchField } from './SearchField'
import { nameOf } from './titleOf'
import { useChatService } from './useChatService'

interface PanelScreenProps {
  readonly onClose: () => void
}

/** The message list. */
export function PanelScreen({ onClose }: PanelScreenProps) {
  const service = useChatService(onClose)
  return (
    <ChatFrame id="chat-panel" title={text('messageList')} onClose={onClose}>
      {service ? <Panel service={service} /> : <LoadingOverlay />}
    </ChatFrame>
  )
}

/** The row stays as it was; the reason is in the user's language. */
function tellFailure(attempt: Promise<void> | undefined): void {
  attempt?.catch((error: unknown) => toast.error(errorText(error)))
}

const Panel = observer(function Panel({ service }: { service: ChatService }) {
  const { panel, agents, search, moves } = service
  useEffect(() => {
    panel?.show()
  }, [panel])
  useEffect(() => void agents?.load(), [agents])
  if (!panel) return null
  const clear = async (entry: PanelEntry) => {
    const message = text('clearAsk', { name: nameOf(entry.peer) })
    if (await dialog.confirm({ message, confirmText: text('remove'), danger: true })) tellFailure(moves?.clear(entry))
  }
  const block = async (entry: PanelEntry) => {
    const message = text('blockAsk', { name: nameOf(entry.peer) })
    const wish = { message, confirmText: text('block'), danger: true }
    if (entry.blocked || (await dialog.confirm(wish))) tellFailure(moves?.block(entry, !entry.blocked))
  }
  return (
    <>
      <ConnectionBanner state={connectionOf(service)} onRetry={() => service.reconnect()} />
      {search && <SearchField search={search} />}
      <ScrollView className={css.scroller} scrollY>
        {search?.isOn ? (
          <FoundView
            search={search}
            onPerson={(peer) => void openChat(peer)}
            onMessage={({ peer, message, isNotice }) =>
              void openChat(peer, isNotice ? { isNotices: true } : { at: message.id })
            }
          />
        ) : (
          <PanelView
            panel={panel}
            agents={(agents?.all ?? []).map(peerOfAgent)}
            onOpen={(peer) => void openChat(peer)}
            onReply={({ peer, message }) => void openChat(peer, { seed: message })}
            onNotices={({ peer }) => void openChat(peer, { isNotices: true })}
            onMute={(entry) => tellFailure(moves?.mute(entry, !entry.muted))}
            onBlock={(entry) => void block(entry)}
            onClear={(entry) => void clear(entry)}
          />
        )}
      </ScrollView>
    </>
  )
})

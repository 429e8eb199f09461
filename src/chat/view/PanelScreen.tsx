import type { ChatAgent } from '@quanzi/contract'
import { ScrollView } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { LoadingOverlay } from '@/ui/feedback/LoadingOverlay'
import type { ChatService } from '../ChatService'
import { chatPlace, openChat, peerOfAgent } from '../openChat'
import { ChatFrame } from './ChatFrame'
import { ConnectionBanner } from './ConnectionBanner'
import { connectionOf } from './connectionOf'
import { text } from './messages'
import css from './PanelScreen.module.scss'
import { PanelView } from './PanelView'
import { useChatService } from './useChatService'

interface PanelScreenProps {
  readonly isOnTop: boolean
  readonly onClose: () => void
}

/** The message list. */
export function PanelScreen({ isOnTop, onClose }: PanelScreenProps) {
  const service = useChatService(onClose)
  return (
    <ChatFrame id="chat-panel" title={text('messageList')} isOnTop={isOnTop} onClose={onClose}>
      {service ? <Panel service={service} /> : <LoadingOverlay />}
    </ChatFrame>
  )
}

const Panel = observer(function Panel({ service }: { service: ChatService }) {
  const { panel } = service
  const [agents, setAgents] = useState<readonly ChatAgent[]>([])
  useEffect(() => {
    panel?.show()
  }, [panel])
  useEffect(() => {
    // The list works without the agents.
    service.loadAgents(chatPlace().iid).then(setAgents, () => undefined)
  }, [service])
  if (!panel) return null
  return (
    <>
      <ConnectionBanner state={connectionOf(service)} onRetry={() => service.reconnect()} />
      <ScrollView className={css.scroller} scrollY>
        <PanelView
          panel={panel}
          agents={agents.map(peerOfAgent)}
          onOpen={(peer) => void openChat(peer)}
          onReply={({ peer, message }) => void openChat(peer, { seed: message })}
          onNotices={({ peer }) => void openChat(peer, { isNotices: true })}
        />
      </ScrollView>
    </>
  )
})

import { observer } from 'mobx-react'
import { useEffect } from 'react'
import type { ChatPeer } from '../ChatPeer'
import type { ChatService } from '../ChatService'
import { panelParts } from '../text/linkParts'
import { ConnectionBanner } from './ConnectionBanner'
import { connectionOf } from './connectionOf'
import { MessageList } from './MessageList'
import { openCard } from './openCard'
import { shownNotice } from './shownNotice'

interface NoticesViewProps {
  readonly service: ChatService
  readonly peer: ChatPeer
}

/** The notices of the system, or of another sender who cannot be answered. */
export const NoticesView = observer(function NoticesView({ service, peer: { roleId } }: NoticesViewProps) {
  const { panel } = service
  useEffect(() => {
    panel?.look(roleId)
    return () => panel?.lookAway()
  }, [panel, roleId])
  if (!panel) return null
  const { older } = panel
  return (
    <>
      <ConnectionBanner state={connectionOf(service)} onRetry={() => service.reconnect()} />
      <MessageList
        messages={panel.noticesOf(roleId).map(shownNotice)}
        older={{
          exist: older.hasMore,
          isLoading: older.isLoading,
          failed: older.failed,
          load: () => void older.load(),
        }}
        partsOf={panelParts}
        onPreview={() => undefined}
        onAction={openCard}
        onRetry={() => undefined}
        onRemove={() => undefined}
      />
    </>
  )
})

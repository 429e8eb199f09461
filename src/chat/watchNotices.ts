import { reaction } from 'mobx'
import type { ChatOverlays } from './ChatOverlays'
import type { PanelEntry } from './PanelStore'
import { text } from './view/messages'
import { summaryOf } from './view/summaryOf'

interface Source {
  readonly panel: { readonly entries: readonly PanelEntry[] } | null
}

/** In ms. Older messages show no notice: they only arrive because the connection has just started. */
const FRESH_MS = 60_000

/** Shows a notice for each new message that the user does not see already. Returns a function that stops it. */
export function watchNotices(source: Source, overlays: ChatOverlays, now: () => number = Date.now): () => void {
  const stopForgetting = reaction(
    () => source.panel,
    // The member has changed or logged out.
    () => overlays.tell(null),
  )
  const stopTelling = reaction(
    () => source.panel?.entries.find(({ unread, muted }) => unread > 0 && !muted) ?? null,
    (entry, before) => {
      if (!entry || entry.message.id === before?.message.id || now() - entry.date > FRESH_MS) return
      const { top } = overlays
      if (top?.kind === 'panel' || (top?.kind === 'dialog' && top.peer.roleId === entry.peer.roleId)) return
      const { sender } = entry.message.content
      const name = entry.isSystem ? text('systemMessage') : entry.peer.nickName
      const peer = entry.canReply ? entry.peer : null
      overlays.tell({
        key: entry.message.id,
        name,
        avatar: sender.avatar,
        words: summaryOf(entry.message.content),
        peer,
      })
    },
  )
  return () => {
    stopForgetting()
    stopTelling()
  }
}

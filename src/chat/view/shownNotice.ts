import type { ChatMessage } from '@quanzi/contract'
import type { ShownMessage } from './ShownMessage'

const known = new WeakMap<ChatMessage, ShownMessage>()

/** A notice as a row shows it. The same notice gives the same object, so that only new rows are drawn. */
export function shownNotice(message: ChatMessage): ShownMessage {
  const { content, date } = message
  const shown = known.get(message) ?? {
    tempID: content.tempID,
    mine: false,
    date,
    body: content.body,
    place: null,
    sender: content.sender,
    tipNotify: content.tipNotify ?? null,
    status: 'received',
    refusal: '',
    progress: 0,
    localPath: null,
  }
  known.set(message, shown)
  return shown
}

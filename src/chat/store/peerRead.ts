import { isText } from '@/lib/isText'
import type { ChatStorage } from './ChatStorage'
import { compareIds } from './compareMessages'

const nameOf = (conversation: string) => `read:${conversation}`

/** Id of the member's newest message that the peer has read; '' when there is none. */
export function peerRead(storage: ChatStorage, conversation: string): string {
  return storage.read(nameOf(conversation), isText) ?? ''
}

/** Stores the newer of the two ids and returns it. */
export function keepPeerRead(storage: ChatStorage, conversation: string, id: string): string {
  const known = peerRead(storage, conversation)
  if (known !== '' && compareIds(id, known) <= 0) return known
  storage.write(nameOf(conversation), id)
  return id
}

import type { ChatMessage } from '@quanzi/contract'
import { type ChatStorage, openChatStorage } from '../../src/chat/store/ChatStorage'
import { conversationId } from '../../src/chat/store/conversationId'
import { MessageLog } from '../../src/chat/store/MessageLog'
import { type ChatterTask, IID, type Party } from './ChatterTask'
import { FolderStorage } from './FolderStorage'

export const textOf = ({ content }: ChatMessage): string => (content.body.type === 1 ? content.body.text : '')

const isAnything = (_value: unknown): _value is unknown => true

/** The storage of a chatter's device, as the app has written it. */
export class Device {
  private readonly storage: ChatStorage

  constructor(private readonly task: ChatterTask) {
    this.storage = openChatStorage(new FolderStorage(task.folder), IID, String(task.me.rid))
  }

  idWith(peer: Party): string {
    const { me } = this.task
    return conversationId({ roleId: me.rid, uid: me.uid }, { roleId: peer.rid, uid: peer.uid })
  }

  /** The stored messages of a conversation in the device's order, as `id text`. */
  linesWith(peer: Party): readonly string[] {
    return this.messagesWith(peer).map((message) => `${message.id} ${textOf(message)}`)
  }

  messagesWith(peer: Party): readonly ChatMessage[] {
    return new MessageLog(this.storage, this.idWith(peer)).newest(Number.POSITIVE_INFINITY)
  }

  /** Texts that the gate has not acknowledged. */
  waiting(): readonly string[] {
    const isSaid = (value: unknown): value is { readonly body: { readonly text: string } } => value !== null
    return [...this.storage.readAll('out:', isSaid).values()].map(({ body }) => body.text)
  }

  /** Number of read marks that the gate has not confirmed. */
  untold(): number {
    return (this.storage.read('reads', isAnything) as readonly string[] | null)?.length ?? 0
  }

  unreadWith(peer: Party): number {
    const places = (this.storage.read('unread', isAnything) as readonly (readonly [string, string])[] | null) ?? []
    return places.filter(([, place]) => place === this.idWith(peer)).length
  }
}

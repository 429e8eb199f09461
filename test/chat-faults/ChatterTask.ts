import { openChatStorage } from '../../src/chat/store/ChatStorage'
import { conversationId } from '../../src/chat/store/conversationId'
import { MessageLog } from '../../src/chat/store/MessageLog'
import { FolderStorage } from './FolderStorage'

export interface Party {
  readonly uid: number
  readonly rid: number
}

/** What a chatter is told to do. */
export interface ChatterTask {
  readonly name: string
  readonly me: Party
  readonly peer: Party
  /** Session of the gateway. */
  readonly bearer: string
  readonly gateway: string
  readonly count: number
  /** The storage of the device. */
  readonly folder: string
  /** Addresses of gates, tried in turn. */
  readonly urls: readonly string[]
}

export const IID = 1000

/** One message as a device has it. */
export interface Line {
  readonly id: string
  readonly text: string
  readonly mine: boolean
}

/** What is on a device: the stored messages in its own order, and how many wait to be sent. */
export function readDevice({ folder, me, peer }: ChatterTask): { lines: readonly Line[]; waiting: readonly string[] } {
  const storage = openChatStorage(new FolderStorage(folder), IID, String(me.rid))
  const id = conversationId({ roleId: me.rid, uid: me.uid }, { roleId: peer.rid, uid: peer.uid })
  const lines = new MessageLog(storage, id).newest(Number.POSITIVE_INFINITY).map(({ id, content }) => ({
    id,
    text: content.body.type === 1 ? content.body.text : '',
    mine: content.sender.roleID === me.rid,
  }))
  const isSaid = (value: unknown): value is { readonly body: { readonly text: string } } => value !== null
  const waiting = [...storage.readAll('out:', isSaid).values()].map(({ body }) => body.text)
  return { lines, waiting }
}

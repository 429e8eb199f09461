import type { ChatAgent, ChatMessage } from '@quanzi/contract'
import { listChatAgents } from '@quanzi/contract'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { toast } from '@/ui/feedback/toast'
import { chatOverlays, type Preset } from './ChatOverlays'
import type { ChatPeer } from './ChatPeer'
import { showOverlay } from './showOverlay'

interface Door {
  /** False for a visitor, who is sent to login. */
  requireMember(): Promise<boolean>
  /** Current tenant and channel. */
  place(): { readonly iid: number; readonly cid: number }
}

let door: Door = { requireMember: async () => false, place: () => ({ iid: 0, cid: 0 }) }

/** Connects the chat with the session, once at launch. */
export function configureChat(given: Door): void {
  door = given
}

export const chatPlace = () => door.place()

interface OpenOptions {
  /** The first message: title and address of the page that the user asks about. */
  readonly preset?: Preset
  /** The message of the panel that the user replies to. */
  readonly seed?: ChatMessage
  /** Id of the message to scroll to. */
  readonly at?: string
  /** Fills the input when it is empty. */
  readonly draft?: string
  /** True to show the person's notices, which cannot be answered. */
  readonly isNotices?: boolean
}

/** Opens the dialog with a person over the screen. False for a visitor, who is sent to login. */
export async function openChat(peer: ChatPeer, options: OpenOptions = {}): Promise<boolean> {
  if (!(await door.requireMember())) return false
  const overlay = chatOverlays.add({ kind: 'dialog', peer, ...options })
  if (overlay) showOverlay(overlay)
  return true
}

/** Opens the message list over the screen. False for a visitor, who is sent to login. */
export async function openMessagePanel(): Promise<boolean> {
  if (!(await door.requireMember())) return false
  const overlay = chatOverlays.add({ kind: 'panel' })
  if (overlay) showOverlay(overlay)
  return true
}

export const peerOfAgent = ({ roleID, uid, nick_name, avatar, label }: ChatAgent): ChatPeer => ({
  roleId: roleID,
  uid,
  nickName: nick_name,
  avatar,
  label,
})

/** Opens the dialog with the tenant's first agent; without an agent, the message list. */
export async function openService(options: Pick<OpenOptions, 'preset'> = {}): Promise<boolean> {
  if (!(await door.requireMember())) return false
  try {
    const [agent] = await call(listChatAgents, { iid: door.place().iid })
    return agent ? await openChat(peerOfAgent(agent), options) : await openMessagePanel()
  } catch (error) {
    toast.error(errorText(error))
    return true
  }
}

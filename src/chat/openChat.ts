import type { ChatAgent, ChatMessage } from '@quanzi/contract'
import { listChatAgents } from '@quanzi/contract'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { toast } from '@/ui/feedback/toast'
import { chatOverlays, type Preset } from './ChatOverlays'
import type { ChatPeer } from './ChatPeer'
import { showOverlay } from './showOverlay'

interface Door {
  /** A visitor is sent to login; then nothing opens. */
  requireMember(): Promise<boolean>
  /** Tenant and channel on screen. */
  place(): { readonly iid: number; readonly cid: number }
}

let door: Door = { requireMember: async () => false, place: () => ({ iid: 0, cid: 0 }) }

/** Joins the chat to the session, once at launch. */
export function configureChat(given: Door): void {
  door = given
}

export const chatPlace = () => door.place()

interface OpenOptions {
  /** Sent as the first message: the title and the address of the page the user asks from. */
  readonly preset?: Preset
  /** The message of the panel that is replied to. */
  readonly seed?: ChatMessage
  /** What the person has told, to be read only. */
  readonly isNotices?: boolean
}

/** Opens the dialog with a person over the screen. False when the user is sent to login first. */
export async function openChat(peer: ChatPeer, options: OpenOptions = {}): Promise<boolean> {
  if (!(await door.requireMember())) return false
  const overlay = chatOverlays.add({ kind: 'dialog', peer, ...options })
  if (overlay) showOverlay(overlay)
  return true
}

/** Opens the message list over the screen. False when the user is sent to login first. */
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

/** Opens the dialog with the first of those who answer for the tenant; without one, the message list. */
export async function openService(options: Pick<OpenOptions, 'preset'> = {}): Promise<boolean> {
  if (!(await door.requireMember())) return false
  try {
    const [agent] = await call(listChatAgents, { iid: door.place().iid })
    return agent ? await openChat(peerOfAgent(agent), options) : await openMessagePanel()
  } catch (error) {
    toast.error(errorText(error), { duration: 2000 })
    return true
  }
}

import { type ChatPeer, SYSTEM_PEER } from '../ChatPeer'
import { text } from './messages'

/** The word beside a name: the tenant's label, or the relation to the item asked about. */
export const tagOf = ({ label, role }: ChatPeer): string => label || (role ? text(role) : '')

/** The name on screen, also of the system. */
export const nameOf = ({ roleId, nickName }: ChatPeer): string =>
  roleId === SYSTEM_PEER.roleId ? text('systemMessage') : nickName

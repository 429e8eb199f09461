import type { ChatService } from '../ChatService'
import type { ConnectionState } from './ConnectionBanner'

/** Shows a connection that has not started as connecting, because it starts soon. */
export const connectionOf = ({ status }: Pick<ChatService, 'status'>): ConnectionState =>
  status === 'idle' ? 'connecting' : status

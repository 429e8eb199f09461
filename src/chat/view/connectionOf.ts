import type { ChatService } from '../ChatService'
import type { ConnectionState } from './ConnectionBanner'

/** Not yet connected is told like connecting: it is about to. */
export const connectionOf = ({ status }: Pick<ChatService, 'status'>): ConnectionState =>
  status === 'idle' ? 'connecting' : status

import type { clientCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { Handlers } from '../../call/handlers'
import { keepNote, notePage } from './notes'

export const client: Handlers<typeof clientCalls> = {
  saveClientNote: (ctx, { clientId, text, tag = '' }) => keepNote(ctx.db, askerOf(ctx), { clientId, text, tag }),
  listClientNotes: (ctx, wish) => notePage(ctx, askerOf(ctx), wish),
}

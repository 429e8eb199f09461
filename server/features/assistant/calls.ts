import type { assistantCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { askQuestion, assistantOf } from './queries'

export const assistant: Handlers<typeof assistantCalls> = {
  getAssistant: (ctx) => assistantOf(ctx.db, ctx.me, ctx.language),
  askAssistant: (ctx, { reqId, question }) => askQuestion(ctx.db, ctx.me, { reqId, question, at: ctx.clock() }),
}

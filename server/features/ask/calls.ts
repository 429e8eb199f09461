import type { askCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { RoleCheck } from '../../call/access'
import type { Handlers } from '../../call/handlers'
import { answerQuestion } from './answerQuestion'
import { expertsOf, isExpertOf, questionPage } from './queries'

/** The access word `expert`. */
export const isExpert: RoleCheck = async (ctx) => ctx.member !== null && (await isExpertOf(ctx.db, ctx.member))

export const ask: Handlers<typeof askCalls> = {
  listExperts: (ctx, { expertId }) => expertsOf(ctx.db, ctx.iid, expertId),
  listQuestions: (ctx, wish) => questionPage(ctx, askerOf(ctx), wish),
  answerQuestion: (ctx, { id, content }) => answerQuestion(ctx, id, content),
}

import type { paperCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { readPaper, readResult } from './readPaper'
import { startPaper } from './startPaper'
import { submitPaper } from './submitPaper'

/** Quizzes and surveys. */
export const paper: Handlers<typeof paperCalls> = {
  getPaper: (ctx, ref) => readPaper(ctx.db, ctx.me, ref, ctx.clock()),
  startPaper: (ctx, { paperId }) => startPaper(ctx, paperId),
  submitPaper: (ctx, { paperId, answers }) => submitPaper(ctx, { paperId, answers }),
  getPaperResult: (ctx, ref) => readResult(ctx.db, ctx.me, ref, ctx.clock()),
}

import type { gameCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import { drawPage } from './draw'
import { appealResult, claimResult, resultFor } from './result'
import { saveResults } from './results'
import { signStatement } from './statement'

/** Sports events: statement, draw, results. */
export const game: Handlers<typeof gameCalls> = {
  signStatement: (ctx, wish) => signStatement(ctx, wish),
  getGameResult: (ctx, wish) => resultFor(ctx, wish),
  claimGameResult: (ctx, wish) => claimResult(ctx, wish),
  appealGameResult: async (ctx, wish) => {
    await refuseBannedWords(ctx.db, ctx.iid, wish.text)
    return await appealResult(ctx, wish)
  },
  saveGameResults: (ctx, wish) => saveResults(ctx, wish),
  getGameDraw: (ctx, wish) => drawPage(ctx.db, ctx.iid, wish),
}

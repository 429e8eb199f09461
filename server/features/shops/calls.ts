import type { shopsCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { joinShop } from './joinShop'
import { saveCard } from './saveCard'

/** Business cards and applications of partner shops. */
export const shops: Handlers<typeof shopsCalls> = {
  saveCard: (ctx, params) => saveCard(ctx, params),
  joinShop: (ctx, params) => joinShop(ctx, params),
}

import type { shopsCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { joinShop } from './joinShop'
import { shopMedia } from './media'
import { saveCard } from './saveCard'

/** Business cards, applications and albums of partner shops. */
export const shops: Handlers<typeof shopsCalls> = {
  saveCard: (ctx, params) => saveCard(ctx, params),
  joinShop: (ctx, params) => joinShop(ctx, params),
  shopMedia: (ctx, params) => shopMedia(ctx, params),
}

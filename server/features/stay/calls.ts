import type { stayCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { Handlers } from '../../call/handlers'
import { changeReservation } from './changeReservation'
import { stayOffers } from './offers'
import { ownReservations } from './reservations'
import { searchStays } from './search'

export const stay: Handlers<typeof stayCalls> = {
  searchStays: (ctx, params) => searchStays(ctx, askerOf(ctx), params),
  getStayOffers: (ctx, params) => stayOffers(ctx.db, askerOf(ctx), params),
  listReservations: (ctx, params) => ownReservations(ctx, ctx.me, params, ctx.clock()),
  changeReservation: (ctx, params) => changeReservation(ctx, params),
}

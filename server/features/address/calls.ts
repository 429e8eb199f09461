import type { addressCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { addressesOf, deleteAddress, saveAddress } from './queries'

export const address: Handlers<typeof addressCalls> = {
  listAddresses: (ctx) => addressesOf(ctx.db, ctx.me),
  addAddress: (ctx, params) => saveAddress(ctx.db, ctx.me, params, { at: ctx.clock() }),
  updateAddress: (ctx, params) => saveAddress(ctx.db, ctx.me, params, { at: ctx.clock(), id: params.id }),
  deleteAddress: (ctx, { id }) => deleteAddress(ctx.db, ctx.me, id),
}

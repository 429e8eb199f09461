import type { addressCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { addressesOf, deleteAddress, saveAddress } from './queries'

export const address: Handlers<typeof addressCalls> = {
  listAddresses: (ctx) => addressesOf(ctx),
  addAddress: (ctx, params) => saveAddress(ctx, params),
  updateAddress: (ctx, params) => saveAddress(ctx, params, params.id),
  deleteAddress: (ctx, { id }) => deleteAddress(ctx, id),
}

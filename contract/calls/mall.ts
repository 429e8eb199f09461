import * as v from 'valibot'
import type { SupplyPartner } from '../entities/site'
import { defineCall, reply } from './define'
import { Iid } from './fields'

/** Tells whether the member has a small store. */
export const hasShop = /*#__PURE__*/ defineCall({
  uri: '/v1/ridaccu/hasShop',
  params: v.object({ iid: Iid }),
  reply: reply<{ readonly hasShop: boolean; readonly storeId: string | null }>(),
  access: 'public',
  safe: true,
  source: 'chat-and-calls §7 Shop and coupons',
})

/** Suppliers whose goods the tenant may sell. */
export const listSupplyPartners = /*#__PURE__*/ defineCall({
  uri: '/relationSupplychain/list',
  params: v.object({ saleIid: Iid }),
  reply: reply<readonly SupplyPartner[]>(),
  access: 'storeOwner',
  safe: true,
  source: 'chat-and-calls §7 Other',
})

/** Small store and supply calls. */
export const mallCalls = { hasShop, listSupplyPartners }

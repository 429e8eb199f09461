import * as v from 'valibot'
import type { Address } from '../entities/address'
import { defineCall, reply } from './define'
import { Flag01, Id, Iid, identity, Line, Mobile, maybe, ReqId, Text, withDefault } from './fields'

const fields = {
  iid: Iid,
  rid: identity.rid,
  /** Region names, then the detail, separated by spaces. */
  address: Text(200, 5),
  mobile: Mobile,
  name: Line(20, 2),
  isDefault: withDefault(Flag01, false),
  postCode: maybe(v.pipe(v.string(), v.regex(/^\d{6}$/))),
}

const source = 'chat-and-calls §7 Addresses and promo'

/** Adds an address; at most 20. */
export const addAddress = /*#__PURE__*/ defineCall({
  uri: '/api/shop/address/add',
  params: v.object(fields),
  reply: reply<Address>(),
  access: 'member',
  errors: ['LIMIT'],
  source,
})

/** The member's addresses, the default first. */
export const listAddresses = /*#__PURE__*/ defineCall({
  uri: '/api/shop/address/list',
  params: v.object({ iid: Iid, rid: identity.rid }),
  reply: reply<readonly Address[]>(),
  access: 'member',
  safe: true,
  source,
})

/** Changes an address. */
export const updateAddress = /*#__PURE__*/ defineCall({
  uri: '/api/shop/address/update',
  params: v.object({ ...fields, id: Id }),
  reply: reply<Address>(),
  access: 'member',
  errors: ['NOTFOUND'],
  source,
})

/** Deletes an address; orders keep their copy. Ours. */
export const deleteAddress = /*#__PURE__*/ defineCall({
  uri: '/v2/address/delete',
  params: v.object({ iid: Iid, reqId: ReqId, id: Id }),
  reply: reply<true>(),
  access: 'member',
  source: 'screens-commerce §4',
})

/** Delivery address calls. */
export const addressCalls = { addAddress, listAddresses, updateAddress, deleteAddress }

import * as v from 'valibot'
import type { UploadPolicy } from '../entities/upload'
import { UPLOAD } from '../rules/constants'
import { defineCall, reply } from './define'
import { Iid, ListOf, Raw } from './fields'

/** Signed form fields for one upload: valid for 10 minutes, for keys `h5/{iid}_` and `h5/1000_` only. */
export const getUploadPolicy = /*#__PURE__*/ defineCall({
  uri: '/api/oss/token',
  params: v.object({}),
  reply: reply<UploadPolicy>(),
  access: 'member',
  errors: ['LIMIT'],
  safe: true,
  source: 'shell-and-routes §7',
})

/**
 * Addresses of the member's own private uploads, signed for another 15 minutes, in the order of `keys`. A key may
 * be an upload's key or one of its addresses, expired or not. The address is '' for a key that is not the member's
 * own picture. Ours.
 */
export const getPrivateUploads = /*#__PURE__*/ defineCall({
  uri: '/v2/upload/get',
  params: v.object({ iid: Iid, keys: ListOf(Raw(500), UPLOAD.imageMaxCount) }),
  reply: reply<readonly string[]>(),
  access: 'member',
  errors: [],
  safe: true,
  source: 'conventions §9',
})

/** Storage calls. */
export const storageCalls = { getUploadPolicy, getPrivateUploads }

import * as v from 'valibot'
import type { UploadPolicy } from '../entities/upload'
import { defineCall, reply } from './define'

/** Signed form fields for one upload: 10 minutes, keys `h5/{iid}_` and `h5/1000_` only. */
export const getUploadPolicy = /*#__PURE__*/ defineCall({
  uri: '/api/oss/token',
  params: v.object({}),
  reply: reply<UploadPolicy>(),
  access: 'member',
  errors: ['LIMIT'],
  safe: true,
  source: 'shell-and-routes §7',
})

/** Storage calls. */
export const storageCalls = { getUploadPolicy }

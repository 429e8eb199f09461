import * as v from 'valibot'
import type { FaceResult, FormItemsBody, Registration } from '../entities/registration'
import { defineCall, reply } from './define'
import { Id, identity, JsonOf, maybe, Raw } from './fields'

const source = 'admissions-and-regions §7'

/** The gateway checks that `token` belongs to `rid`; otherwise LOGIN. */
const applicant = { rid: identity.rid, token: identity.token }

/** The applicant's registration; `id` is the registration's (3). */
export const getRegistration = /*#__PURE__*/ defineCall({
  uri: '/api/registration/get',
  params: v.object({ ...applicant, id: Id }),
  reply: reply<Registration>(),
  access: 'applicant',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

const group = { ...applicant, regId: Id, groupId: maybe(Id), id: maybe(Id) }

/** Components of a form group and the saved values; the group is `groupId` or `id`. */
export const getFormItems = /*#__PURE__*/ defineCall({
  uri: '/api/registration/getFormItems',
  params: v.object(group),
  reply: reply<FormItemsBody>(),
  raw: true,
  access: 'applicant',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

/**
 * Saves a group's values; truthy means success. Only in status 0, otherwise STALE. `content` may carry
 * the version it was read with under `FORM_VERSION_KEY`: an older one is refused with STALE, unless the
 * values are those already saved, and `data` is then what `FormItemsBody.t3` would hold. A missing
 * answer is NOTELIGIBLE with `data.missing`, a wrong one PARAM; `data.field` is the component's id.
 */
export const saveFormItems = /*#__PURE__*/ defineCall({
  uri: '/api/registration/saveFormItems',
  params: v.object({ ...group, content: JsonOf(v.record(v.string(), v.pipe(v.string(), v.maxLength(20000)))) }),
  reply: reply<boolean>(),
  access: 'applicant',
  errors: ['NOTFOUND', 'STALE', 'NOTELIGIBLE'],
  source,
})

/** 4 back to 0; values stay except the photo. */
export const resetRegistration = /*#__PURE__*/ defineCall({
  uri: '/api/registration/reset',
  params: v.object({ ...applicant, regId: Id }),
  reply: reply<boolean>(),
  access: 'applicant',
  errors: ['NOTFOUND', 'STALE'],
  source,
})

/** 0 to 1. A group that is not filled is NOTELIGIBLE, its message names it; `data.missing` are group ids. */
export const commitRegistration = /*#__PURE__*/ defineCall({
  uri: '/api/registration/commitForm',
  params: v.object({ ...applicant, regId: Id, id: maybe(Id) }),
  reply: reply<boolean>(),
  access: 'applicant',
  errors: ['NOTFOUND', 'STALE', 'NOTELIGIBLE'],
  source,
})

/**
 * Checks the face photo, an own upload named by its address or key. The same photo again gives the same
 * answer; after a success another photo is DUP until reset. 20 photos an hour, then LIMIT.
 */
export const checkFace = /*#__PURE__*/ defineCall({
  uri: '/api/registration/checkImg',
  params: v.object({ ...applicant, regId: maybe(Id), imgPath: Raw(500) }),
  reply: reply<FaceResult>(),
  access: 'applicant',
  errors: ['NOTFOUND', 'DUP', 'STALE', 'LIMIT'],
  source,
})

/** University registration calls (iid 3073). */
export const registrationCalls = {
  getRegistration,
  getFormItems,
  saveFormItems,
  resetRegistration,
  commitRegistration,
  checkFace,
}

import * as v from 'valibot'
import type { FaceResult, FormItemsBody, Registration } from '../entities/registration'
import { defineCall, reply } from './define'
import { Id, Iid, identity, JsonOf, maybe, Raw } from './fields'

const source = 'admissions-and-regions §7'

/** The gateway checks that `token` belongs to `rid`, and answers LOGIN otherwise. */
const applicant = { rid: identity.rid, token: identity.token }

/** The applicant's registration; `id` is the id of the registration (3). */
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

/** The components of a form group and their saved values; the group is `groupId` or `id`. */
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
 * Saves a group's values; a truthy answer means success. Only in status 0, else STALE. `content` may contain, under
 * `FORM_VERSION_KEY`, the version that the client has read: STALE when it is an older one, unless the values are
 * already saved; `data` is then what `FormItemsBody.t3` would be. A missing answer is NOTELIGIBLE with `data.missing`;
 * a wrong one is PARAM, and `data.field` is the component's id.
 */
export const saveFormItems = /*#__PURE__*/ defineCall({
  uri: '/api/registration/saveFormItems',
  params: v.object({ ...group, content: JsonOf(v.record(v.string(), v.pipe(v.string(), v.maxLength(20000)))) }),
  reply: reply<boolean>(),
  access: 'applicant',
  errors: ['NOTFOUND', 'STALE', 'NOTELIGIBLE'],
  source,
})

/** Moves 4 back to 0; keeps the values except the photo. */
export const resetRegistration = /*#__PURE__*/ defineCall({
  uri: '/api/registration/reset',
  params: v.object({ ...applicant, regId: Id }),
  reply: reply<boolean>(),
  access: 'applicant',
  errors: ['NOTFOUND', 'STALE'],
  source,
})

/** Moves 0 to 1. NOTELIGIBLE when a group is incomplete: the message names it, and `data.missing` lists group ids. */
export const commitRegistration = /*#__PURE__*/ defineCall({
  uri: '/api/registration/commitForm',
  params: v.object({ ...applicant, regId: Id, id: maybe(Id) }),
  reply: reply<boolean>(),
  access: 'applicant',
  errors: ['NOTFOUND', 'STALE', 'NOTELIGIBLE'],
  source,
})

/**
 * Checks the face photo, one of the caller's uploads by address or key. The same photo gets the same answer. After a
 * success, another photo is DUP until a reset. LIMIT after 20 photos an hour.
 */
export const checkFace = /*#__PURE__*/ defineCall({
  uri: '/api/registration/checkImg',
  params: v.object({ ...applicant, regId: maybe(Id), imgPath: Raw(500) }),
  reply: reply<FaceResult>(),
  access: 'applicant',
  errors: ['NOTFOUND', 'DUP', 'STALE', 'LIMIT'],
  source,
})

/**
 * The result that the check would give for one of the caller's uploads, before submitting. Nothing is stored, and
 * another photo may follow. Its `imgUrl` is empty. Ours.
 */
export const lookAtPhoto = /*#__PURE__*/ defineCall({
  uri: '/v2/registration/look/get',
  params: v.object({ iid: Iid, regId: maybe(Id), imgPath: Raw(500) }),
  reply: reply<FaceResult>(),
  access: 'member',
  errors: ['NOTFOUND', 'DUP', 'STALE', 'LIMIT'],
  safe: true,
  source: 'screens-activities §3b',
})

/** University registration calls (iid 3073). */
export const registrationCalls = {
  getRegistration,
  getFormItems,
  saveFormItems,
  resetRegistration,
  commitRegistration,
  checkFace,
  lookAtPhoto,
}

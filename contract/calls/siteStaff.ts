import * as v from 'valibot'
import { CONFIG_TYPES } from '../rules/configTypes'
import { defineCall, reply } from './define'
import { Address, Code, Flag01, Id, Iid, JsonOf, Line, maybe, Raw, ReqId, StoredObject, withDefault } from './fields'

/**
 * Saves a row of the tenant's configuration (a new one without `id`) or removes it. A partner page has its action code
 * in `extra.code` and an https address in `action.url`. PARAM for an address of another scheme than http, https and
 * that of mini-programs. Needs the right `page`. Ours.
 */
export const saveConfigItem = /*#__PURE__*/ defineCall({
  uri: '/v2/site/config/save',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    id: maybe(Id),
    type: v.picklist(CONFIG_TYPES),
    title: Line(60),
    desc: withDefault(Raw(500), ''),
    image: withDefault(Address(500), ''),
    action: maybe(StoredObject),
    extra: maybe(StoredObject),
    sort: withDefault(Code, 0),
    remove: withDefault(Flag01, false),
  }),
  reply: reply<{ readonly id: string }>(),
  access: 'staff',
  errors: ['NOTFOUND'],
  source: 'screens-content §4',
})

/**
 * Arranges a special page: its title, and the order, titles and visibility of its sections, each named once. STALE when
 * somebody else has saved since `version`. Needs the right `page`. Ours.
 */
export const savePage = /*#__PURE__*/ defineCall({
  uri: '/v2/page/save',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    id: Id,
    version: Code,
    title: Line(40),
    sections: JsonOf(
      v.pipe(
        v.array(v.object({ id: Id, title: v.pipe(v.string(), v.maxLength(40)), hidden: v.boolean() })),
        v.maxLength(100),
      ),
    ),
  }),
  reply: reply<{ readonly id: string; readonly version: number }>(),
  access: 'staff',
  errors: ['NOTFOUND', 'STALE'],
  source: 'screens-content §5b',
})

/** Site settings that staff change. */
export const siteStaffCalls = { saveConfigItem, savePage }

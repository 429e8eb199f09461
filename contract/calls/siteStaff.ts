import * as v from 'valibot'
import { CONFIG_TYPES } from '../rules/configTypes'
import { defineCall, reply } from './define'
import { Code, Flag01, Id, Iid, JsonObject, maybe, Raw, ReqId, Text, withDefault } from './fields'

/**
 * Saves a row of the tenant's configuration (a new one without `id`) or removes it. A partner page has its action code
 * in `extra.code` and an https address in `action.url`. Needs the right `page`. Ours.
 */
export const saveConfigItem = /*#__PURE__*/ defineCall({
  uri: '/v2/site/config/save',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    id: maybe(Id),
    type: v.picklist(CONFIG_TYPES),
    title: Text(60),
    desc: withDefault(Raw(500), ''),
    image: withDefault(Raw(500), ''),
    action: maybe(JsonObject),
    extra: maybe(JsonObject),
    sort: withDefault(Code, 0),
    remove: withDefault(Flag01, false),
  }),
  reply: reply<{ readonly id: string }>(),
  access: 'staff',
  errors: ['NOTFOUND'],
  source: 'screens-content §4',
})

/** Site settings that staff change. */
export const siteStaffCalls = { saveConfigItem }

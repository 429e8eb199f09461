import * as v from 'valibot'
import type { GlucoseLevel, HealthList } from '../entities/health'
import type { Id as RowId } from '../entities/page'
import { GLUCOSE_LIMITS, GLUCOSE_PERIODS } from '../rules/glucose'
import { defineCall, reply } from './define'
import { Day, Decimal, Flag01, Id, Iid, Instant, maybe, ReqId } from './fields'

const kind = v.picklist(['glucose'])
const source = 'screens-content §5b'

/** The member's own readings of some days (at most 92), the newest first. Ours. */
export const listHealth = /*#__PURE__*/ defineCall({
  uri: '/v2/health/list',
  params: v.object({ iid: Iid, kind, from: Day, to: Day }),
  reply: reply<HealthList>(),
  access: 'member',
  safe: true,
  source,
})

/**
 * Adds a reading; one of the same time and period is replaced. With `id` changes an own one, with `remove` deletes it.
 * `value` is in mmol/L, rounded to one decimal; `measuredAt` is not in the future. Ours.
 */
export const saveHealth = /*#__PURE__*/ defineCall({
  uri: '/v2/health/save',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    kind,
    id: maybe(Id),
    value: maybe(Decimal(GLUCOSE_LIMITS.least, GLUCOSE_LIMITS.most)),
    period: maybe(v.picklist(GLUCOSE_PERIODS)),
    measuredAt: maybe(Instant),
    remove: maybe(Flag01),
  }),
  reply: reply<{ readonly id: RowId; readonly level: GlucoseLevel | null }>(),
  access: 'member',
  errors: ['NOTFOUND'],
  source,
})

/** Health records. */
export const healthCalls = { listHealth, saveHealth }

import { Flag01, type OrderInfo } from '@quanzi/contract'
import * as v from 'valibot'
import { paramError } from '../call/CallError'

/** An id as text or number; '' and null are none. */
const OptionalId = v.optional(
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.safeInteger()), v.null()]),
    v.transform((id) => String(id ?? '')),
    v.regex(/^[\w.:-]{0,64}$/),
    v.transform((id) => id || undefined),
  ),
)

const Info = v.looseObject({
  ...{ reqId: OptionalId, addressId: OptionalId, storeId: OptionalId },
  isPublic: v.optional(Flag01),
})

/** Reads the fields of `info` that every order type uses; each type checks the rest. PARAM names the field. */
export function readInfo(info: Readonly<Record<string, unknown>>): OrderInfo {
  const parsed = v.safeParse(Info, info)
  if (!parsed.success) throw paramError(`info.${v.getDotPath(parsed.issues[0]) ?? ''}`)
  return parsed.output as OrderInfo
}

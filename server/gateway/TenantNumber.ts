import * as v from 'valibot'
import { MOST_IID } from '../base/mostIid'

/** A tenant's number in addresses and bodies of the server's own routes, as text or number. */
export const TenantNumber = v.pipe(
  v.union([v.pipe(v.string(), v.digits()), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(1),
  v.maxValue(MOST_IID),
)

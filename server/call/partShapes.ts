import { isSeen } from '@quanzi/contract'
import * as v from 'valibot'
import { paramError } from './CallError'
import type { Worded } from './reasons'

/** Trimmed text of `min` to `max` characters; by default it may be empty or missing, which gives ''. */
export const textOf = (max: number, min = 0) =>
  v.pipe(
    min === 0 ? v.optional(v.string(), '') : v.string(),
    v.trim(),
    v.check((text) => {
      const { length } = [...text]
      return length >= min && length <= max && (length === 0 || isSeen(text))
    }),
  )

const degrees = (most: number) => v.optional(v.nullable(v.pipe(v.number(), v.minValue(-most), v.maxValue(most))), null)
/** A point that may be missing, GCJ-02. */
export const latShape = degrees(90)
export const lngShape = degrees(180)

/**
 * The data of a part in their types. PARAM names the first wrong field, with the reason that `why` has for it.
 */
export function parsePart<S extends v.GenericSchema>(
  schema: S,
  data: unknown,
  why: Readonly<Record<string, Worded>> = {},
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, data ?? {}, { abortEarly: true })
  if (parsed.success) return parsed.output
  const field = parsed.issues[0].path?.map((item) => String(item.key)).join('.') || 'data'
  throw paramError(field, why[field])
}

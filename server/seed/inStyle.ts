import type { TenantSeed } from './TenantSeed'

/** The styles of drawn pictures beside the plain one. */
type StyleName = 'print' | 'brush' | 'crayon'

/** A drawn picture that names no style yet. Faces are the same everywhere. */
const PLAIN = /^\/media\/(?!avatar-)([a-z_]+-\d+-\d+x\d+)\.webp$/

function styled(value: unknown, style: StyleName): unknown {
  if (typeof value === 'string') return value.replace(PLAIN, `/media/$1-${style}.webp`)
  if (Array.isArray(value)) return value.map((one) => styled(one, style))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, styled(one, style)]))
}

/** A tenant whose pictures are all drawn in its own style. */
export const inStyle = (seed: TenantSeed, style: StyleName): TenantSeed => styled(seed, style) as TenantSeed

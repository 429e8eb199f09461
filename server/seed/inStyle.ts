import type { TenantSeed } from './TenantSeed'

/** The styles of drawn pictures besides the default one. */
type StyleName = 'print' | 'brush' | 'crayon'

/** A drawn picture without a style. Profile pictures are the same in every style. */
const PLAIN = /^\/media\/(?!avatar-)([a-z_]+-\d+-\d+x\d+)\.webp$/

function styled(value: unknown, style: StyleName): unknown {
  if (typeof value === 'string') return value.replace(PLAIN, `/media/$1-${style}.webp`)
  if (Array.isArray(value)) return value.map((one) => styled(one, style))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, styled(one, style)]))
}

/** The tenant with all its pictures in one style. */
export const inStyle = (seed: TenantSeed, style: StyleName): TenantSeed => styled(seed, style) as TenantSeed

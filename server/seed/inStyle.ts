/** The tenants whose pictures are drawn in another style than the default one. */
const STYLES = { 3073: 'print', 3192: 'brush', 3214: 'crayon' } as const

/** Drawn pictures without a style, also within longer texts. Profile pictures are the same in every style. */
const PLAIN = /\/media\/(?!avatar-)([a-z_]+-\d+-\d+x\d+)\.webp/g

const isStyled = (iid: unknown): iid is keyof typeof STYLES => typeof iid === 'number' && Object.hasOwn(STYLES, iid)

function styled(value: unknown, style: string): unknown {
  if (typeof value === 'string') return value.replace(PLAIN, `/media/$1-${style}.webp`)
  if (Array.isArray(value)) return value.map((one) => styled(one, style))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, styled(one, style)]))
}

/** A tenant, or a row of it, with all its pictures in the tenant's style. */
export function inStyle<Of extends object>(owned: Of): Of {
  const iid = 'iid' in owned ? owned.iid : undefined
  return isStyled(iid) ? (styled(owned, STYLES[iid]) as Of) : owned
}

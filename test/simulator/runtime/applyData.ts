import type { Data } from './DataHost'

const STEP = /[^.[\]]+/g

/** Sets paths like `root.cn.[0].cn[2].v`, and creates objects and arrays on the way. */
export function applyData(data: Data, name: string, value: unknown): void {
  const steps = name.match(STEP)
  if (!steps) throw new TypeError(`setData: bad path "${name}"`)
  let at = data as Record<string, unknown>
  steps.slice(0, -1).forEach((step, index) => {
    const child = at[step]
    if (typeof child !== 'object' || child === null) at[step] = /^\d+$/.test(steps[index + 1] as string) ? [] : {}
    at = at[step] as Record<string, unknown>
  })
  at[steps[steps.length - 1] as string] = value
}

export function readData(data: unknown, name?: string): unknown {
  let at = data
  for (const step of name?.match(STEP) ?? []) at = (at as Record<string, unknown> | null | undefined)?.[step]
  return at
}

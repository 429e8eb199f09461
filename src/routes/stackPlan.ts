/** Pages that the mini-program platforms allow at once. */
export const STACK_LIMIT = 10

export type StackPlan =
  | { readonly kind: 'push' }
  | { readonly kind: 'replace' }
  /** Go back `delta` pages, then replace that page when `replace`. */
  | { readonly kind: 'reuse'; readonly delta: number; readonly replace: boolean }

/** A page of the stack: its address, and the screen it shows. */
export interface StackPage {
  readonly path: string
  readonly screen: string | null
}

/**
 * How to open a page: with ten pages open, the oldest one of the same screen is reused, otherwise the
 * top one gives way (screens-content §1, Stack).
 */
export function stackPlan(stack: readonly StackPage[], target: StackPage): StackPlan {
  if (stack.length < STACK_LIMIT) return { kind: 'push' }
  const oldest = stack.findIndex((page) => page.screen !== null && page.screen === target.screen)
  if (oldest < 0) return { kind: 'replace' }
  const delta = stack.length - 1 - oldest
  const same = stack[oldest]?.path === target.path
  return delta === 0 ? { kind: 'replace' } : { kind: 'reuse', delta, replace: !same }
}

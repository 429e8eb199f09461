/** Maximum number of pages that mini-program platforms keep open. */
export const STACK_LIMIT = 10

export type StackPlan =
  | { readonly kind: 'push' }
  | { readonly kind: 'replace' }
  /** Go back `delta` pages, then replace that page if `replace` is true. */
  | { readonly kind: 'reuse'; readonly delta: number; readonly replace: boolean }

/** An open page: its address and its screen. */
export interface StackPage {
  readonly path: string
  readonly screen: string | null
}

/**
 * How to open a page. With ten pages open, reuse the oldest one of the same screen, else replace the top one
 * (screens-content §1, Stack).
 */
export function stackPlan(stack: readonly StackPage[], target: StackPage): StackPlan {
  if (stack.length < STACK_LIMIT) return { kind: 'push' }
  const oldest = stack.findIndex((page) => page.screen !== null && page.screen === target.screen)
  if (oldest < 0) return { kind: 'replace' }
  const delta = stack.length - 1 - oldest
  const same = stack[oldest]?.path === target.path
  return delta === 0 ? { kind: 'replace' } : { kind: 'reuse', delta, replace: !same }
}

import fc from 'fast-check'
import { STACK_LIMIT, type StackPage, stackPlan } from './stackPlan'

const page = (screen: string | null, id = 0): StackPage => ({ screen, path: `/${screen}/${id}` })
const stackOf = (...screens: (string | null)[]) => screens.map((screen, at) => page(screen, at))
const nine = Array.from({ length: 9 }, (_, at) => `s${at}`)

test('with nine pages open, a page is added', () => {
  expect(stackPlan(stackOf(...nine), page('s0'))).toEqual({ kind: 'push' })
})

test('with ten pages open, the oldest page of the same screen is reused', () => {
  const stack = stackOf('home', 'act', 'x', 'act', 'a', 'b', 'c', 'd', 'e', 'f')
  expect(stackPlan(stack, page('act', 99))).toEqual({ kind: 'reuse', delta: 8, replace: true })
  expect(stackPlan(stack, page('act', 1))).toEqual({ kind: 'reuse', delta: 8, replace: false })
})

test('with ten pages open and none of that screen, the top page is replaced', () => {
  expect(stackPlan(stackOf(...nine, 's9'), page('new'))).toEqual({ kind: 'replace' })
  expect(stackPlan(stackOf(...nine, 's9'), page('s9', 1))).toEqual({ kind: 'replace' })
})

test('pages outside the catalogue never count as the same screen', () => {
  expect(stackPlan(stackOf(...nine, null), page(null))).toEqual({ kind: 'replace' })
})

test('the stack never exceeds ten pages', () => {
  const screens = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l')
  fc.assert(
    fc.property(fc.array(fc.tuple(screens, fc.nat(3))), (opened) => {
      let stack: StackPage[] = []
      for (const [screen, id] of opened) {
        const target = page(screen, id)
        const plan = stackPlan(stack, target)
        if (plan.kind === 'push') stack = [...stack, target]
        else if (plan.kind === 'replace') stack = [...stack.slice(0, -1), target]
        else stack = [...stack.slice(0, stack.length - 1 - plan.delta), target]
        expect(stack.length).toBeLessThanOrEqual(STACK_LIMIT)
        expect(stack.at(-1)).toEqual(target)
      }
    }),
  )
})

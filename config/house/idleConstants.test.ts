import { idleConstants } from './idleConstants'

const idle = (files: Readonly<Record<string, string>>) => idleConstants(new Map(Object.entries(files)))
const CONSTANT = 'export const PAGE_RID = 1\n'

test('a constant of the contract is idle when only its own line, tests and comments name it', () => {
  const files = {
    'contract/rules/constants.ts': `${CONSTANT}// PAGE_RID is sent.\n/** PAGE_RID */`,
    'contract/rules/constants.test.ts': 'expect(PAGE_RID).toBe(1)',
    'test/e2e/run.ts': 'PAGE_RID',
    'server/testing/sampleParams.ts': 'PAGE_RID',
  }
  expect(idle(files)).toEqual(['contract/rules/constants.ts exports PAGE_RID, which no code uses'])
})

test('a constant is not idle when code reads it, even in its own file', () => {
  const used = (name: string) => idle({ 'contract/rules/constants.ts': CONSTANT, [name]: 'call({ rid: PAGE_RID })' })
  expect([used('src/screens/Page.tsx'), used('server/features/site/calls.ts')]).toEqual([[], []])
  expect(idle({ 'contract/rules/constants.ts': `${CONSTANT}export const rid = () => PAGE_RID` })).toEqual([])
})

test('constants outside the contract are not checked', () => {
  expect(idle({ 'src/lib/times.ts': CONSTANT })).toEqual([])
})

import { failureOf } from './failureOf'

/** A case with these outcomes, one after the other. */
const caseOf = (...outcomes: (string | null)[]) => {
  const attempt = jest.fn(async () => outcomes.shift() ?? null)
  return attempt
}

test('a case that passes runs once', async () => {
  const attempt = caseOf(null)
  expect(await failureOf(attempt)).toBeNull()
  expect(attempt).toHaveBeenCalledTimes(1)
})

test('a case that passes only at its second try has failed, and reports its first fault', async () => {
  expect(await failureOf(caseOf('no button', null))).toBe(
    'unsteady: it passed at its second try; the first ended with\nno button',
  )
})

test('a case that fails twice reports both faults', async () => {
  expect(await failureOf(caseOf('no button', 'no button'))).toBe('no button')
  expect(await failureOf(caseOf('no button', 'no page'))).toBe('no button\nat the second try:\nno page')
})

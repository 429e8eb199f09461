import type { ContentDetail } from '@quanzi/contract'
import { whyBlank } from './whyBlank'

const trip = (...states: readonly string[]) =>
  ({ sessions: states.map((state) => ({ state })) }) as unknown as ContentDetail

test('a trip is blank when none of its departures is open', () => {
  const ready = { kind: 'ready' } as const
  expect(whyBlank(trip('ended', 'full', 'open'), ready)).toBeNull()
  expect(whyBlank(trip('ended', 'full'), ready)).toBe('full')
  expect(whyBlank(trip('ended', 'closed'), ready)).toBe('ended')
  expect(whyBlank(trip(), ready)).toBe('ended')
})

test('a trip that is not there was withdrawn; one that did not come can come yet', () => {
  expect(whyBlank(null, { kind: 'error' })).toBe('withdrawn')
  expect(whyBlank(null, { kind: 'error', onRetry: () => undefined })).toBeNull()
  expect(whyBlank(null, { kind: 'loading' })).toBeNull()
})

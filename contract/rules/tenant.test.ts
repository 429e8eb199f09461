import { parseIid, resolveCid, resolveIid } from './tenant'

test.each([
  [{ path: '3073', query: { iid: '1', cid: '2' } }, 3073],
  [{ path: 3192 }, 3192],
  [{ query: { iid: '3214', cid: '2' } }, 3214],
  [{ query: { cid: '2' } }, 2],
  [{ path: 'enroll', query: { iid: '7' } }, 7],
  [{ path: '', query: { iid: '', cid: '' } }, 1000],
  [{ path: null }, 1000],
  [{}, 1000],
])('admissions-and-regions §2: the tenant of %j is %d', (sources, iid) => expect(resolveIid(sources)).toBe(iid))

test.each(['0', '-1', '1.5', '1e3', '0x1', ' 1', '１', '12345678901234567890', Number.NaN])(
  '%j is not a tenant',
  (value) => expect(parseIid(value)).toBeNull(),
)

test('shell-and-routes §9: the channel is 1000 unless the query names one', () => {
  expect(resolveCid({})).toBe(1000)
  expect(resolveCid({ cid: '2001' })).toBe(2001)
})

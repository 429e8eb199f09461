import { ApplicantSession } from './ApplicantSession'

function device(stored: Record<string, string> = {}) {
  const kept = new Map(Object.entries(stored))
  const session = new ApplicantSession({
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => kept.set(key, value) !== undefined,
    remove: (key) => void kept.delete(key),
  })
  return { kept, session }
}

test('admissions-and-regions §3: iid, rid, token and regId are stored under the documented names', () => {
  const { kept, session } = device()
  session.keep(3073, { rid: 71, token: 'secret' })
  expect(Object.fromEntries(kept)).toEqual({
    'university.iid': '3073',
    'university.rid': '71',
    'university.token': 'secret',
    'university.regId': '3',
  })
  expect(session.read(3073)).toEqual({ rid: 71, token: 'secret', regId: '3' })
})

test('admissions-and-regions §8: a lost login clears rid and token only', () => {
  const { kept, session } = device()
  session.keep(3073, { rid: 71, token: 'secret' })
  session.clear()
  expect([...kept.keys()].sort()).toEqual(['university.iid', 'university.regId'])
  expect(session.read(3073)).toBeNull()
})

test.each([
  ['another tenant', { 'university.iid': '1000', 'university.rid': '71', 'university.token': 'x' }],
  ['no rid', { 'university.iid': '3073', 'university.token': 'x' }],
  ['no token', { 'university.iid': '3073', 'university.rid': '71' }],
  ['a damaged rid', { 'university.iid': '3073', 'university.rid': 'seven', 'university.token': 'x' }],
])('admissions-and-regions §6: nobody applies with %s', (_, stored) => {
  expect(device(stored).session.read(3073)).toBeNull()
})

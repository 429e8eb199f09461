import { readUser, readVersion } from './readNative'

const answer = {
  iid: 1000,
  rid: 200007,
  uid: '10007',
  headImg: 'https://site.example/a.png',
  signature: '走',
  nick_name: '小圈',
}

test('shell-and-routes §3: a user is read with ids as numbers or as texts', () => {
  expect(readUser(answer)).toEqual({
    iid: 1000,
    rid: '200007',
    uid: '10007',
    headImg: 'https://site.example/a.png',
    signature: '走',
    nickName: '小圈',
  })
})

test.each([[null], [undefined], ['<html>'], [[]], [{}], [{ ...answer, rid: 'x' }], [{ ...answer, uid: -1 }], [7]])(
  '%j contains no user',
  (garbage) => {
    expect(readUser(garbage)).toBeNull()
  },
)

test('unsafe fields of a user are left out', () => {
  const hostile = { ...answer, headImg: 'javascript:alert(1)', nick_name: { toString: 'x' }, iid: '1; drop' }
  expect(readUser(hostile)).toMatchObject({ headImg: '', nickName: '', iid: 0 })
})

test.each([
  [{ versionCode: 320 }, 320],
  [{ versionCode: '320' }, 320],
  [{ versionCode: '3.2' }, 0],
  ['garbage', 0],
  [null, 0],
])('the version of %j is %d', (given, version) => {
  expect(readVersion(given)).toBe(version)
})

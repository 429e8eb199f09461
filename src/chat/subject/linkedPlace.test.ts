import { linkedPlace } from './linkedPlace'
import { roleIn, subjectKind } from './subjectKind'

const ACT = 'https://own.cn/app/act/1000/detail/9001?cid=1001'
const own = (url: string) => url.startsWith('https://own.cn/')

test('a title with the address of an item is a card, and so is the address alone', () => {
  expect(linkedPlace(`武功山两日\n${ACT}`, own)).toMatchObject({
    title: '武功山两日',
    url: ACT,
    route: { name: 'act.detail' },
  })
  expect(linkedPlace(ACT, own)).toMatchObject({ title: '', url: ACT })
})

test.each([
  ['words around the address', `看看这个 ${ACT} 怎么样`],
  ['two lines before it', `a\nb\n${ACT}`],
  ['two addresses', `${ACT}\n${ACT}`],
  ['another site', 'title\nhttps://evil.cn/app/act/1000/detail/9001'],
  ['a list', 'title\nhttps://own.cn/app/act/1000'],
  ['an unknown path', 'title\nhttps://own.cn/nowhere/1'],
  ['no address', '武功山两日'],
])('%s has no card', (_, words) => {
  expect(linkedPlace(words, own)).toBeNull()
})

test.each([
  ['/app/act/1000/detail/9001', 'outing', 'leader'],
  ['/app/mate/1000/detail/5', 'club', 'host'],
  ['/app/store/1000/detail/5', 'goods', 'seller'],
  ['/app/note/1000/detail/5', 'post', 'author'],
])('%s is a %s, and the responsible person is its %s', (path, kind, role) => {
  const place = linkedPlace(`t\nhttps://own.cn${path}`, own)
  expect(place).not.toBeNull()
  if (!place) return
  expect(subjectKind(place.route)).toBe(kind)
  expect(roleIn(subjectKind(place.route))).toBe(role)
})

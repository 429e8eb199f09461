import { isTextList } from '@/lib/isTextList'
import { memberDraft } from '@/session/sessionStorage'
import { dropFile, dropForm, dropOthers } from './dropPictures'

const MINE = '7'

function device() {
  const lists = new Map<string, readonly string[]>([
    ['pictures:company-3/logo:7', ['a']],
    ['pictures:company-3/logo:8', ['b']],
    ['pictures:company-31/logo:7', ['c']],
    ['pictures:enroll:5/row-1/q:7', ['d', 'e']],
    ['pictures:enroll:5/row-2/q:', ['f']],
    ['token', []],
  ])
  const files = new Set(['a', 'b', 'c', 'd', 'e', 'f'])
  return {
    files,
    parts: {
      storage: {
        keys: () => [...lists.keys()],
        read: <T>(key: string, accept: (value: unknown) => value is T) => {
          const list: unknown = lists.get(key)
          return accept(list) && isTextList(list) ? list : null
        },
        write: (key: string, value: unknown) => {
          if (isTextList(value)) lists.set(key, value)
          return true
        },
        remove: (key: string) => void lists.delete(key),
      },
      files: { drop: async (name: string) => void files.delete(name) },
    },
    listed: () => [...lists.values()].flat(),
  }
}

test.each([
  ['after a logout pictures of no member', () => dropOthersOf(''), ['f']],
  [
    'after a login those of the member, and what was chosen before it',
    () => dropOthersOf(MINE),
    ['a', 'c', 'd', 'e', 'f'],
  ],
  [
    'of a form that was sent those of other forms and of others',
    () => dropFormOf('company-3'),
    ['b', 'c', 'd', 'e', 'f'],
  ],
  ['of a person who was removed those of the next', () => dropFormOf('enroll:5', 'row-1/'), ['a', 'b', 'c', 'f']],
  ['of a form with two people none', () => dropFormOf('enroll:5'), ['a', 'b', 'c']],
])('%s stay on the device', async (_, drop, left) => {
  const { files, listed } = await drop()
  expect([[...files], listed()]).toEqual([left, left])
})

async function dropOthersOf(userId: string) {
  const phone = device()
  await dropOthers(1000, userId, phone.parts)
  return phone
}

async function dropFormOf(form: string, field?: string) {
  const phone = device()
  await dropForm(1000, MINE, form, field, phone.parts)
  return phone
}

test('a file that an app which was killed could not delete goes with the next one', async () => {
  const { parts, files, listed } = device()
  const killed = { ...parts, files: { drop: () => new Promise<void>(() => undefined) } }
  parts.storage.remove('pictures:company-3/logo:7')
  void dropFile(1000, 'a', killed)
  expect([files.has('a'), listed().includes('a')]).toEqual([true, true])
  await dropOthers(1000, '', parts)
  expect([[...files], listed()]).toEqual([['f'], ['f']])
})

test('the lists are found under the keys of their tenant', async () => {
  const list = memberDraft('pictures:company-3/logo', isTextList, { iid: 1000, member: { userId: '9' } })
  list.write(['x'])
  await dropForm(1001, '9', 'company-3')
  expect(list.read()).toEqual(['x'])
  await dropForm(1000, '9', 'company-3')
  expect(list.read()).toBeNull()
})

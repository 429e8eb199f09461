import { isText } from '@/lib/isText'
import { openStorage } from '@/platform/storage/openStorage'
import { claimOldDrafts, memberDraft } from './sessionStorage'

function start() {
  const map = new Map<string, string>()
  const device = {
    read: (key: string) => map.get(key) ?? null,
    write: (key: string, value: string) => map.set(key, value) !== undefined,
    remove: (key: string) => void map.delete(key),
    keys: () => [...map.keys()],
  }
  const member = { userId: '7' }
  const open = (iid: number) => openStorage(device, String(iid))
  const draftOf = () => memberDraft('base', isText, { iid: 1000, member, open })
  return { map, member, storage: open(1000), draftOf, draft: draftOf() }
}

test('a draft is its writer’s: whoever logs in on the same device next does not see it', () => {
  const { map, member, draft } = start()
  draft.write('林小路')
  expect(draft.read()).toBe('林小路')
  for (const userId of ['8', '']) {
    member.userId = userId
    expect(draft.read()).toBeNull()
  }
  member.userId = '7'
  draft.write(null)
  expect([draft.read(), map.size]).toEqual([null, 0])
})

test('a draft of before drafts had a member is of who used the device first since then, and of nobody after a visitor', () => {
  const { member, storage, draft } = start()
  storage.write('base', '林小路')
  expect(draft.read()).toBeNull()
  for (const userId of ['7', '8']) claimOldDrafts(storage, userId)
  member.userId = '8'
  expect(draft.read()).toBeNull()
  member.userId = '7'
  expect([draft.read(), draft.read()]).toEqual(['林小路', '林小路'])
  draft.write(null)
  expect(draft.read()).toBeNull()

  const other = start()
  other.storage.write('base', '林小路')
  for (const userId of ['', '7']) claimOldDrafts(other.storage, userId)
  expect(other.draft.read()).toBeNull()
})

test('a visitor’s draft goes over to who logs in and replaces theirs; a form that outlives its session stays its member’s', () => {
  const { map, member, draftOf, draft: old } = start()
  old.write('去年的')
  member.userId = ''
  const draft = draftOf()
  expect(draft.read()).toBeNull()
  draft.write('雨崩')
  member.userId = '7'
  expect([draft.read(), map.size]).toEqual(['雨崩', 1])
  member.userId = ''
  draft.write('雨崩三日')
  expect([draft.read(), draftOf().read()]).toEqual([null, null])
  member.userId = '8'
  expect(draftOf().read()).toBeNull()
  member.userId = '7'
  expect(draftOf().read()).toBe('雨崩三日')
})

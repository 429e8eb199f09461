import { openStorage } from '@/platform/storage/openStorage'
import { memberDraft } from './sessionStorage'

const isText = (value: unknown): value is string => typeof value === 'string'

test('a draft is its writer’s: whoever logs in on the same device next does not see it', () => {
  const map = new Map<string, string>()
  const device = {
    read: (key: string) => map.get(key) ?? null,
    write: (key: string, value: string) => map.set(key, value) !== undefined,
    remove: (key: string) => void map.delete(key),
    keys: () => [...map.keys()],
  }
  const member = { userId: 7 as number | null }
  const draft = memberDraft('base', isText, { iid: 1000, member, open: (iid) => openStorage(device, String(iid)) })
  draft.write('林小路')
  expect(draft.read()).toBe('林小路')
  for (const userId of [8, null]) {
    member.userId = userId
    expect(draft.read()).toBeNull()
  }
  member.userId = 7
  draft.write(null)
  expect([draft.read(), map.size]).toEqual([null, 0])
})

import type { FamilyInfo } from '@quanzi/contract'
import { FamilyStore, isFamilyInfo, MOST_CHILDREN } from './FamilyStore'

const KNOWN: FamilyInfo = { dad: '爸', mom: '妈', name: '林小路', phone: '13800138000', address: '杭州', childInfo: [] }

function start(draft: FamilyInfo | null = null) {
  const kept = { draft }
  const save = jest.fn<Promise<unknown>, [FamilyInfo]>().mockResolvedValue(true)
  const store = new FamilyStore({
    fetch: async () => KNOWN,
    save,
    today: () => '2026-11-22',
    draft: {
      read: () => kept.draft,
      write: (form) => {
        kept.draft = form
      },
    },
  })
  return { store, save, kept }
}

test('the whole form is sent, also what was not changed, and the draft goes', async () => {
  const { store, save, kept } = start()
  await store.load()
  store.type('dad', ' 老林 ')
  expect(kept.draft?.dad).toBe(' 老林 ')
  await Promise.all([store.save(), store.save()])
  expect(save.mock.calls).toEqual([[{ ...KNOWN, dad: '老林' }]])
  expect(kept.draft).toBeNull()
})

test('a draft takes precedence, and a failed save keeps it', async () => {
  const { store, save, kept } = start({ ...KNOWN, mom: '草稿' })
  await store.load()
  expect(store.form.mom).toBe('草稿')
  save.mockRejectedValueOnce({ msg: '没有网络' })
  await expect(store.save()).rejects.toEqual({ msg: '没有网络' })
  expect([kept.draft?.mom, store.busy]).toEqual(['草稿', false])
})

test('phone and children are checked, a day of birth is not in the future', async () => {
  const { store, save } = start()
  await store.load()
  store.type('phone', '123')
  store.addChild()
  store.addChild()
  store.typeChild(1, { name: '小小', birthday: '2026-11-23' })
  expect(await store.save()).toBe(false)
  expect(store.problems).toEqual(['phone', 'child-0-name', 'child-0-birthday', 'child-1-birthday'])
  store.type('phone', '')
  store.removeChild(0)
  store.typeChild(0, { birthday: '2026-11-22' })
  expect([await store.save(), save.mock.calls.length]).toEqual([true, 1])
})

test('the form holds ten children', async () => {
  const { store } = start()
  for (let n = 0; n < 12; n++) store.addChild()
  expect([store.form.childInfo.length, store.canAdd]).toEqual([MOST_CHILDREN, false])
  expect([isFamilyInfo(store.form), isFamilyInfo({ dad: '' }), isFamilyInfo(null)]).toEqual([true, false, false])
})

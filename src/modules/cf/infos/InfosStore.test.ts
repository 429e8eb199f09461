import type { CfOwnProject } from '@quanzi/contract'
import { type InfosForm, InfosStore } from './InfosStore'

const NOW = Date.UTC(2026, 5, 1)
const FORM: InfosForm = { name: '张三', phone: '13912345678', size: 'M', wish: '看海', cover: '' }

function opened(kept: InfosForm | null = null, fail = false) {
  const sent: object[] = []
  const written: (InfosForm | null)[] = []
  const store = new InfosStore({
    save: async (fields) => {
      if (fail) throw new Error('offline')
      sent.push(fields)
    },
    draft: { read: () => kept, write: (form) => written.push(form) },
    now: () => NOW,
  })
  return { store, sent, written }
}
const own = { fields: { name: '李四', phone: '', size: '' }, idMasked: '**** 7758', wish: '登山', cover: '/oss/a' }

test('what was typed before is there again, else what is stored', () => {
  const typed = opened(FORM)
  typed.store.begin(own as CfOwnProject)
  expect(typed.store.form).toEqual(FORM)
  const stored = opened()
  stored.store.begin(own as CfOwnProject)
  expect(stored.store.form).toEqual({ name: '李四', phone: '', size: '', wish: '登山', cover: '/oss/a' })
  stored.store.change({ name: '王五' })
  stored.store.begin(own as CfOwnProject)
  expect(stored.store.form?.name).toBe('王五')
})

test('nothing is sent while a field is wrong; a stored ID number need not be typed again', async () => {
  const { store, sent } = opened()
  store.begin(null)
  store.change({ ...FORM, wish: ' ', phone: '123' })
  expect(store.problems).toEqual([])
  expect(await store.save()).toBe(false)
  expect(store.problems).toEqual(['phone', 'idCard', 'wish'])
  store.change(FORM)
  store.typeId('110101199003077759')
  expect(store.problems).toEqual(['idCard'])
  store.typeId('110101199003077758')
  expect(await store.save()).toBe(true)
  expect(sent).toEqual([{ ...FORM, idCard: '110101199003077758' }])
  const again = opened(FORM)
  again.store.begin(own as CfOwnProject)
  expect(await again.store.save()).toBe(true)
  expect(again.sent).toEqual([FORM])
})

test('the draft stays when saving fails, and goes when it is stored', async () => {
  const failing = opened(FORM, true)
  failing.store.begin(own as CfOwnProject)
  await expect(failing.store.save()).rejects.toThrow('offline')
  expect(failing.store.busy).toBe(false)
  expect(failing.written).toEqual([])
  const fine = opened(FORM)
  fine.store.begin(own as CfOwnProject)
  await fine.store.save()
  expect(fine.written).toEqual([null])
})

import type { Address } from '@quanzi/contract'
import { type AddressFields, type AddressForm, AddressFormStore, isAddressForm } from './AddressFormStore'

const kept: Address = {
  id: '5',
  name: '小满',
  mobile: '13800000001',
  address: '浙江省 杭州市 西湖区 文三路 90 号',
  postCode: '310000',
  isDefault: true,
}

function desk(draft: AddressForm | null = null, fetch: (() => Promise<Address | undefined>) | null = async () => kept) {
  let written = draft
  const save = jest.fn(async (fields: AddressFields): Promise<Address> => ({ ...fields, id: '9' }))
  const store = new AddressFormStore({
    fetch,
    missingText: '没有这个地址',
    save,
    draft: {
      read: () => written,
      write: (form) => {
        written = form
      },
    },
  })
  return { store, save, draft: () => written }
}

test('a saved address is edited in its parts and saved as one text', async () => {
  const { store, save } = desk()
  await store.load()
  expect(store.form).toMatchObject({ region: '浙江省 杭州市 西湖区', detail: '文三路 90 号' })
  store.change({ detail: ' 文二路 391 号 ' })
  await store.save()
  expect(save).toHaveBeenCalledWith({
    name: '小满',
    mobile: '13800000001',
    address: '浙江省 杭州市 西湖区 文二路 391 号',
    postCode: '310000',
    isDefault: true,
  })
})

test.each<[Partial<AddressForm>, string]>([
  [{ name: '满' }, 'name'],
  [{ name: '一二三四五六七八九十一二三四五六七八九十一' }, 'name'],
  [{ mobile: '12345' }, 'mobile'],
  [{ region: '' }, 'region'],
  [{ detail: '   近   ' }, 'detail'],
  [{ detail: '长'.repeat(101) }, 'detail'],
  [{ postCode: '31000' }, 'postCode'],
])('%j is not saved', async (change, problem) => {
  const { store, save } = desk()
  await store.load()
  store.change(change)
  expect(await store.save()).toBeNull()
  expect([store.problems, save.mock.calls]).toEqual([[problem], []])
})

test.each([
  ['14212345678', true],
  ['19412345678', true],
  ['1420000000', false],
  ['12012345678', false],
])('the receiver’s number uses the older, looser check: %s passes: %p', async (mobile, passes) => {
  const { store, save } = desk()
  await store.load()
  store.change({ mobile })
  await store.save()
  expect(save).toHaveBeenCalledTimes(passes ? 1 : 0)
  expect(store.problems).toEqual(passes ? [] : ['mobile'])
})

test('the draft survives leaving the screen and is removed after saving', async () => {
  const { store, draft } = desk()
  await store.load()
  store.change({ name: '大满' })
  expect(draft()?.name).toBe('大满')
  const again = desk(draft())
  await again.store.load()
  expect(again.store.form.name).toBe('大满')
  await again.store.save()
  expect(again.draft()).toBeNull()
})

test('a double tap saves once; a refusal keeps the draft', async () => {
  const { store, save, draft } = desk()
  await store.load()
  store.change({ name: '大满' })
  await Promise.all([store.save(), store.save()])
  expect(save).toHaveBeenCalledTimes(1)
  store.change({ name: '小小' })
  save.mockRejectedValueOnce({ msg: '系统繁忙' })
  await expect(store.save()).rejects.toEqual({ msg: '系统繁忙' })
  expect([draft()?.name, store.busy]).toEqual(['小小', false])
})

test('only a complete form counts as a draft', () => {
  expect(isAddressForm({ name: '', mobile: '', region: '', detail: '', postCode: '', isDefault: false })).toBe(true)
  expect([null, 5, {}, { name: 'a' }].map(isAddressForm)).toEqual([false, false, false, false])
})

test('a pasted text that cannot be split is kept with the draft, and is not saved with the address', async () => {
  const { store, draft, save } = desk()
  await store.load()
  store.change({ pasted: '放在门口的快递柜' })
  expect([draft()?.pasted, isAddressForm(draft()), isAddressForm({ ...draft(), pasted: 5 })]).toEqual([
    '放在门口的快递柜',
    true,
    false,
  ])
  const again = desk(draft())
  await again.store.load()
  expect(again.store.form.pasted).toBe('放在门口的快递柜')
  await store.save()
  expect(save.mock.calls[0]?.[0]).not.toHaveProperty('pasted')
})

test('a missing address is reported; after a lost connection the user can retry; the form of a new address is ready at once', async () => {
  const gone = desk(null, async () => undefined)
  await gone.store.load()
  expect(gone.store.state).toEqual({ kind: 'empty', message: '没有这个地址' })
  let offline = true
  const lost = desk(null, async () => {
    if (offline) throw { msg: '系统繁忙' }
    return kept
  })
  await lost.store.load()
  expect(lost.store.state).toMatchObject({ kind: 'error', message: '系统繁忙' })
  offline = false
  await lost.store.load()
  expect([lost.store.state.kind, lost.store.form.name]).toEqual(['ready', '小满'])
  expect(desk(null, null).store.state.kind).toBe('ready')
})

test('the draft of a new address is read when it is known who writes it, and never over what was typed meanwhile', async () => {
  const draft = { name: '小满', mobile: '', region: '', detail: '文三路', postCode: '', isDefault: false }
  let known: AddressForm | null = null
  const late = () =>
    new AddressFormStore({
      fetch: null,
      missingText: '',
      save: async (fields) => ({ ...fields, id: '9' }),
      draft: { read: () => known, write: () => {} },
    })
  const [store, typed] = [late(), late()]
  typed.change({ name: '木子' })
  known = draft
  await Promise.all([store.load(), typed.load()])
  expect([store.form, typed.form.name]).toEqual([draft, '木子'])
})

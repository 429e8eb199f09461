import type { Address } from '@quanzi/contract'
import { type AddressFields, AddressFormStore } from '@/domain/address/AddressFormStore'
import { DeliveryStore } from './DeliveryStore'

const addressOf = (id: string): Address => ({
  ...{ id, name: '小满', mobile: '13800000001', postCode: '', isDefault: id === '1' },
  address: '浙江省 杭州市 西湖区 文三路 90 号',
})

function setUp(book: Address[], chosen = '') {
  const kept = { book, chosen }
  const save = jest.fn(async (fields: AddressFields): Promise<Address> => ({ ...fields, id: '9' }))
  const form = new AddressFormStore({
    fetch: null,
    missingText: '',
    save,
    draft: { read: () => null, write: () => undefined },
  })
  const store = new DeliveryStore({ fetch: async () => kept.book, chosen: () => kept.chosen, form })
  return { store, kept, save }
}

test('the default address is used until another one is chosen, also after a reload', async () => {
  const { store, kept } = setUp([addressOf('1'), addressOf('2')])
  await store.load()
  expect(store.address?.id).toBe('1')
  kept.chosen = '2'
  await store.load()
  expect(store.address?.id).toBe('2')
  const again = setUp([addressOf('1'), addressOf('2')], '2')
  await again.store.load()
  expect(await again.store.ready()).toBe('2')
})

test('an order that is quicker than the address book waits for it', async () => {
  const { store } = setUp([addressOf('1')])
  expect(await store.ready()).toBe('1')
})

test('a deleted address is lost, and no other one replaces it automatically', async () => {
  const { store, kept } = setUp([addressOf('1'), addressOf('2')], '2')
  await store.load()
  kept.book = [addressOf('1')]
  await store.load()
  await store.load()
  expect([store.address, store.lost, await store.ready()]).toEqual([null, true, ''])
  kept.chosen = '1'
  await store.load()
  expect([store.address?.id, store.lost]).toEqual(['1', false])
})

test('a buyer without an address enters one here, and it is saved with the order', async () => {
  const { store, save } = setUp([])
  await store.load()
  expect([store.asksFirst, await store.ready(), store.form.tried]).toEqual([true, '', true])
  store.form.change({ name: '小满', mobile: '13800000001', region: '浙江省 杭州市 西湖区', detail: '文三路 90 号' })
  expect(await store.ready()).toBe('9')
  expect([save.mock.calls.length, store.asksFirst, store.address?.name]).toEqual([1, false, '小满'])
})

test('without a connection the loaded addresses stay', async () => {
  const { store } = setUp([addressOf('1')])
  await store.load()
  const lost = new DeliveryStore({ fetch: () => Promise.reject(new Error()), chosen: () => '', form: store.form })
  await lost.load()
  expect([lost.addresses, lost.asksFirst]).toEqual([null, false])
})

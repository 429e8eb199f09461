import type { Address } from '@quanzi/contract'
import { AddressListStore, MOST } from './AddressListStore'

const address = (id: string, isDefault = false): Address => ({
  id,
  name: '小满',
  mobile: '13800000001',
  address: '浙江省 杭州市 西湖区 文三路 90 号',
  postCode: '',
  isDefault,
})

function book(...start: Address[]) {
  let kept = start
  const parts = {
    fetch: jest.fn(async () => kept),
    makeDefault: jest.fn(async ({ id }: Address) => {
      kept = kept.map((one) => ({ ...one, isDefault: one.id === id }))
    }),
    remove: jest.fn(async (id: string) => {
      kept = kept.filter((one) => one.id !== id)
    }),
    emptyState: () => ({ kind: 'empty' as const }),
  }
  return { parts, store: new AddressListStore(parts) }
}

test('the address book is shown, with a text when it is empty', async () => {
  const { store } = book(address('1', true))
  await store.load()
  expect([store.state.kind, store.addresses.length]).toEqual(['ready', 1])
  await store.remove(address('1'))
  expect([store.state.kind, store.addresses.length]).toEqual(['empty', 0])
})

test('there is only one default address', async () => {
  const { store } = book(address('1', true), address('2'))
  await store.load()
  await store.makeDefault(address('2'))
  expect(store.addresses.map(({ isDefault }) => isDefault)).toEqual([false, true])
})

test('a second tap during a change does nothing', async () => {
  const { store, parts } = book(address('1'), address('2'))
  await store.load()
  await Promise.all([store.remove(address('1')), store.remove(address('1'))])
  expect(parts.remove).toHaveBeenCalledTimes(1)
})

test('a refused change leaves the address book and can be repeated', async () => {
  const { store, parts } = book(address('1'))
  await store.load()
  parts.remove.mockRejectedValueOnce({ msg: '系统繁忙' })
  await expect(store.remove(address('1'))).rejects.toEqual({ msg: '系统繁忙' })
  expect([store.addresses.length, store.busy]).toEqual([1, null])
})

test('a failed first load shows the reason; a failed refresh keeps the addresses', async () => {
  const { store, parts } = book(address('1'))
  parts.fetch.mockRejectedValueOnce({ msg: '系统繁忙' })
  await store.load()
  expect(store.state).toEqual({ kind: 'error', message: '系统繁忙', onRetry: expect.any(Function) })
  await store.load()
  parts.fetch.mockRejectedValueOnce({ msg: '系统繁忙' })
  await store.load()
  expect(store.state.kind).toBe('ready')
})

test('twenty addresses are the maximum', async () => {
  const { store } = book(...Array.from({ length: MOST }, (_, n) => address(String(n))))
  await store.load()
  expect(store.full).toBe(true)
})

import type { SmallStore } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { screenReady } from '@/ui/screen/ScreenState'
import { OwnStore } from './OwnStore'

const STORE = { id: '7', name: '小店', open: true } as unknown as SmallStore
const noStore = () => ({ kind: 'empty' as const, message: 'none' })

test('a change shows at once, and goes back when it is refused', async () => {
  const own = new OwnStore({ fetch: async () => STORE, noStore })
  await own.load()
  expect(own.state).toEqual(screenReady)
  await own.change({ open: false }, async () => undefined)
  expect(own.store?.open).toBe(false)
  const write = own.change({ open: true }, () => Promise.reject(new Error('no')))
  expect(own.store?.open).toBe(true)
  await expect(write).rejects.toThrow('no')
  expect(own.store?.open).toBe(false)
})

test('two changes are written in their order; when the first is refused the second stays', async () => {
  let held = STORE
  const own = new OwnStore({ fetch: async () => held, noStore })
  await own.load()
  const order: string[] = []
  const first = own.change({ open: false }, async () => {
    order.push('first')
    throw new Error('no')
  })
  const second = own.change({ name: '新店' }, async () => {
    order.push('second')
    held = { ...STORE, name: '新店' }
  })
  await expect(first).rejects.toThrow('no')
  await second
  await new Promise(setImmediate)
  expect(order).toEqual(['first', 'second'])
  expect([own.store?.open, own.store?.name]).toEqual([true, '新店'])
})

test('a member without a store is offered to open one; a fault offers another try', async () => {
  let fault: unknown = new Error('offline')
  const own = new OwnStore({ fetch: () => Promise.reject(fault), noStore })
  await own.load()
  expect(own.state.kind).toBe('error')
  fault = new GatewayError({ kind: 'business', code: 1000004, msg: '' } as never)
  await own.load()
  expect(own.state).toEqual(noStore())
})

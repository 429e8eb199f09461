import type { VipRecord } from '@quanzi/contract'
import { SendStore } from './SendStore'

const record = { id: '7', name: '礼盒' } as VipRecord

test('a parcel needs a carrier and a right number, and goes once', async () => {
  const send = jest.fn(async () => record)
  const onSent = jest.fn()
  const store = new SendStore({ send, onSent })
  expect(await store.send()).toBe(false)
  store.open(record)
  expect(await store.send()).toBe(false)
  expect([store.wrongCompany, store.wrongNumber]).toEqual([true, true])
  store.type('company', ' 顺丰速运 ')
  store.type('number', 'SF123456')
  await Promise.all([store.send(), store.send()])
  expect(send.mock.calls).toEqual([['7', { company: '顺丰速运', transportNumber: 'SF123456' }]])
  expect(onSent).toHaveBeenCalledTimes(1)
  expect(store.record).toBeNull()
})

test('a refused parcel stays in the form', async () => {
  const store = new SendStore({ send: () => Promise.reject({ msg: '没有权限' }), onSent: () => undefined })
  store.open(record)
  store.type('company', '顺丰速运')
  store.type('number', 'SF123456')
  await expect(store.send()).rejects.toEqual({ msg: '没有权限' })
  expect([store.record?.id, store.number, store.busy]).toEqual(['7', 'SF123456', false])
})

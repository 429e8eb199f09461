import { GatewayError } from '@/gateway/GatewayError'
import { BindStore } from './BindStore'

test('only a right number with six digits is sent, and a failure can be tried again', async () => {
  const sent: string[][] = []
  let fails = true
  const store = new BindStore({
    bind: async (...said) => {
      sent.push(said)
      if (fails) throw new Error('wrong code')
    },
  })
  store.type('mobile', '1391234')
  expect(store.numberForCode()).toBeNull()
  expect(await store.bind()).toBe(false)
  expect([store.wrongMobile, store.wrongCode]).toEqual([true, true])
  store.type('mobile', ' 13912345678 ')
  expect(store.numberForCode()).toBe('13912345678')
  store.type('code', '123456')
  await expect(store.bind()).rejects.toThrow('wrong code')
  expect(store.busy).toBe(false)
  fails = false
  expect(await store.bind()).toBe(true)
  expect(sent).toEqual([
    ['13912345678', '123456'],
    ['13912345678', '123456'],
  ])
})

test('a refused code is said at its field until another is typed', async () => {
  const store = new BindStore({
    bind: async () => {
      throw new GatewayError({ kind: 'business', code: 205001, msg: '验证码错误或已过期' })
    },
  })
  store.type('mobile', '13912345678')
  store.type('code', '123456')
  expect([await store.bind(), store.isRefused, store.busy]).toEqual([false, true, false])
  store.type('code', '12345')
  expect(store.isRefused).toBe(false)
})

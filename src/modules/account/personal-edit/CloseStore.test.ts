import { ERRORS } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { CloseStore } from './CloseStore'

const failure = (name: keyof typeof ERRORS, data?: object) =>
  new GatewayError({
    kind: 'business',
    code: ERRORS[name].code,
    msg: name,
    response: { code: ERRORS[name].code, data },
  })

function start(close: (code: string) => Promise<unknown> = async () => true) {
  const store = new CloseStore({ close })
  store.type('mobile', '13800000001')
  store.type('code', '123456')
  return store
}

test('a number and a code of six digits close the account, once', async () => {
  const closed: string[] = []
  const store = start(async (code) => void closed.push(code))
  expect(await Promise.all([store.close(), store.close()])).toEqual([true, false])
  expect(closed).toEqual(['123456'])
})

test.each([
  ['mobile', '123', 'mobileWrong'],
  ['code', '12', 'codeWrong'],
] as const)('an invalid %s shows its error and nothing is sent', async (field, value, problem) => {
  const close = jest.fn()
  const store = start(close)
  store.type(field, value)
  expect(store.complete()).toBe(false)
  expect(await store.close()).toBe(false)
  expect(store.problem).toBe(problem)
  expect(close).not.toHaveBeenCalled()
})

test('known obstacles are listed; unknown ones are left out', async () => {
  const store = start(() => Promise.reject(failure('NOTELIGIBLE', { missing: ['order', 'balance', 'moon'] })))
  expect(await store.close()).toBe(false)
  expect(store.reasons).toEqual(['balance', 'order'])
  expect(store.busy).toBe(false)
})

test('after a lost answer, a repeat recognises the closed account', async () => {
  expect(await start(() => Promise.reject(failure('LOGIN'))).close()).toBe(true)
})

test('a wrong code rejects with the gateway’s message', async () => {
  await expect(start(() => Promise.reject(failure('CODE'))).close()).rejects.toMatchObject({ msg: 'CODE' })
})

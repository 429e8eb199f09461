import { BindStore } from './BindStore'

function start(bind: (mobile: string, code: string) => Promise<unknown> = async () => true) {
  const done: unknown[] = []
  const store = new BindStore({
    bind: (mobile, code) => {
      done.push([mobile, code])
      return bind(mobile, code)
    },
    refresh: async () => void done.push('refresh'),
  })
  store.show()
  store.type('mobile', ' 13800000001 ')
  store.type('code', '123456')
  return { store, done }
}

test('a number and its code are bound once, the profile is read again and the sheet closes', async () => {
  const { store, done } = start()
  expect(await Promise.all([store.bind(), store.bind()])).toEqual([true, false])
  expect(done).toEqual([['13800000001', '123456'], 'refresh'])
  expect([store.open, store.code, store.busy]).toEqual([false, '', false])
})

test.each([
  ['mobile', '123', 'mobileWrong'],
  ['code', '12', 'codeWrong'],
  ['code', '', 'codeWrong'],
] as const)('an invalid %s (%j) shows an error and sends nothing', async (field, value, problem) => {
  const { store, done } = start()
  store.type(field, value)
  expect(await store.bind()).toBe(false)
  expect([store.problem, store.open, done]).toEqual([problem, true, []])
})

test('an error disappears when the user types', async () => {
  const { store } = start()
  store.type('mobile', '123')
  expect(store.numberForCode()).toBeNull()
  expect(store.problem).toBe('mobileWrong')
  store.type('mobile', '13800000002')
  expect([store.problem, store.numberForCode()]).toEqual([null, '13800000002'])
})

test('after a refusal the sheet stays open with the typed values, and can be sent again', async () => {
  let refused = false
  const { store, done } = start(async () => {
    if (refused) return true
    refused = true
    throw new Error('该手机号已绑定其他账号')
  })
  await expect(store.bind()).rejects.toThrow('该手机号已绑定其他账号')
  expect([store.open, store.code, store.busy]).toEqual([true, '123456', false])
  expect(await store.bind()).toBe(true)
  expect(done.at(-1)).toBe('refresh')
})

import type { LoginBody } from '@quanzi/contract'
import { LoginStore } from './LoginStore'

const body: LoginBody = { code: 0, t1: 5, t2: 'secret', msg: '' }
const MOBILE = '13800138000'

function start(answer: () => Promise<LoginBody> = async () => body, known = MOBILE) {
  const asked: (readonly string[])[] = []
  const remembered: string[] = []
  const entered: LoginBody[] = []
  const store = new LoginStore({
    login: (...args) => {
      asked.push(['login', ...args])
      return answer()
    },
    register: (...args) => {
      asked.push(['register', ...args])
      return answer()
    },
    remembered: known,
    remember: (mobile) => remembered.push(mobile),
    enter: async (login) => void entered.push(login),
  })
  return { store, asked, remembered, entered }
}

test('every invalid field shows its error, and nothing is sent', async () => {
  const { store, asked } = start()
  store.type('mobile', '12345')
  expect(await store.submit()).toBe(false)
  expect(store.problems).toEqual({ mobile: 'mobileWrong', password: 'passwordEmpty', agreed: 'agreeFirst' })
  store.choose('code')
  store.type('code', '12')
  await store.submit()
  expect(store.problems).toEqual({ mobile: 'mobileWrong', code: 'codeWrong', agreed: 'agreeFirst' })
  expect(asked).toEqual([])
})

test('the terms must be accepted', () => {
  const { store } = start()
  store.agreeFirst()
  expect(store.problems).toEqual({ agreed: 'agreeFirst' })
  store.agree(true)
  store.agreeFirst()
  expect(store.problems.agreed).toBeUndefined()
})

test('each of the three ways sends its fields; the number is remembered and the member is logged in', async () => {
  const { store, asked, remembered, entered } = start()
  store.type('mobile', ` ${MOBILE} `)
  store.type('password', 'secret1')
  store.type('code', '123456')
  store.agree(true)
  expect(await store.submit()).toBe(true)
  store.choose('code')
  await store.submit()
  store.choose('register')
  await store.submit()
  expect(asked).toEqual([
    ['login', MOBILE, 'secret1'],
    ['register', MOBILE, '123456', ''],
    ['register', MOBILE, '123456', 'secret1'],
  ])
  expect(remembered).toEqual([MOBILE, MOBILE, MOBILE])
  expect(entered).toEqual([body, body, body])
})

test('a second tap sends nothing; after a refusal the user can try again', async () => {
  let refuse: (error: Error) => void = () => undefined
  const { store, asked } = start(() => new Promise((_, reject) => (refuse = reject)))
  store.type('mobile', MOBILE)
  store.type('password', 'secret1')
  store.agree(true)
  const first = store.submit()
  expect(await store.submit()).toBe(false)
  refuse(new Error('LOCKED'))
  await expect(first).rejects.toThrow('LOCKED')
  expect(asked).toHaveLength(1)
  expect(store.busy).toBe(false)
})

test('no code is sent to an invalid number', () => {
  const { store } = start()
  store.type('mobile', '1')
  expect(store.numberForCode()).toBeNull()
  expect(store.problems.mobile).toBe('mobileWrong')
  store.type('mobile', MOBILE)
  expect(store.numberForCode()).toBe(MOBILE)
  expect(store.problems.mobile).toBeUndefined()
})

test('who has never logged in here gets the code first, which makes an account too; others their password', () => {
  expect(start(undefined, '').store.mode).toBe('code')
  expect(start().store.mode).toBe('password')
})

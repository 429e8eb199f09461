import type { LoginBody } from '@quanzi/contract'
import { text } from '../messages'
import { type Begun, type PersonalField, type PersonalProblem, PersonalStore, type PersonalTab } from './PersonalStore'

const MOBILE = '13800138000'
const OK: LoginBody = { code: 0, t1: 71, t2: 'token', msg: '' }

function open(tab: PersonalTab, typed: Partial<Record<PersonalField, string>>, answer: Partial<LoginBody> = OK) {
  const enter = jest.fn(async () => undefined)
  const login = jest.fn(async () => answer as LoginBody)
  const register = jest.fn(async () => OK)
  const store = new PersonalStore({ begun: null, remember: jest.fn(), enter, login, register })
  store.choose(tab)
  for (const [field, value] of Object.entries(typed)) store.type(field as PersonalField, value)
  return { store, enter, login, register }
}

test.each<[PersonalTab, Partial<Record<PersonalField, string>>, PersonalProblem, string]>([
  ['login', { mobile: '138', password: 'x' }, 'mobileWrong', '请输入正确的手机号'],
  ['login', { mobile: MOBILE }, 'passwordEmpty', '密码不能为空'],
  ['register', { mobile: '12345678901' }, 'mobileWrong', '请输入正确的手机号'],
  ['register', { mobile: MOBILE, password: '12345' }, 'passwordShort', '密码不能少于6位'],
  ['register', { mobile: MOBILE, password: '123456', confirm: '123457' }, 'confirmWrong', '两次密码不一致'],
  ['register', { mobile: MOBILE, password: '123456', confirm: '123456' }, 'codeEmpty', '验证码不能为空'],
])('admissions-and-regions §5: %s %j: %s', async (tab, typed, problem, message) => {
  const { store, login, register } = open(tab, typed)
  expect(await store.submit()).toEqual({ kind: 'problem', problem })
  expect(text(problem)).toBe(message)
  expect(login).not.toHaveBeenCalled()
  expect(register).not.toHaveBeenCalled()
})

test.each([{ ...OK }, { t1: 71, t2: 'token', msg: '' }])(
  'admissions-and-regions §7: a login with code %j stores rid and token',
  async (answer) => {
    const { store, enter, login } = open('login', { mobile: ` ${MOBILE} `, password: 'secret' }, answer)
    expect(await store.submit()).toEqual({ kind: 'loggedIn' })
    expect(login).toHaveBeenCalledWith(MOBILE, 'secret')
    expect(enter).toHaveBeenCalledWith(answer)
  },
)

test('any other code shows its message and logs nobody in', async () => {
  const { store, enter } = open('login', { mobile: MOBILE, password: 'secret' }, { code: 5, msg: '账号或密码错误' })
  expect(await store.submit()).toEqual({ kind: 'refused', msg: '账号或密码错误' })
  expect(enter).not.toHaveBeenCalled()
})

test('registering opens the login tab with the number filled in', async () => {
  const typed = { mobile: MOBILE, password: '123456', confirm: '123456', code: '888888' }
  const { store, register } = open('register', typed)
  expect(await store.submit()).toEqual({ kind: 'registered' })
  expect(register).toHaveBeenCalledWith(MOBILE, '888888', '123456')
  expect(store).toMatchObject({ tab: 'login', mobile: MOBILE, password: '', busy: false })
})

test('a double tap logs in once', async () => {
  const { store, login } = open('login', { mobile: MOBILE, password: 'secret' })
  const [first, second] = await Promise.all([store.submit(), store.submit()])
  expect(first?.kind).toBe('loggedIn')
  expect(second).toBeNull()
  expect(login).toHaveBeenCalledTimes(1)
})

test('admissions-and-regions §5: a code is sent to a valid phone only, and typing removes the error', () => {
  const { store } = open('register', { mobile: '1380013' })
  expect(store.numberForCode()).toBeNull()
  expect(store.problem).toEqual({ field: 'mobile', problem: 'mobileWrong' })
  store.type('mobile', MOBILE)
  expect(store.problem).toBeNull()
  expect(store.numberForCode()).toBe(MOBILE)
})

test('after a failed call the form stays filled', async () => {
  const { store, login } = open('login', { mobile: MOBILE, password: 'secret' })
  login.mockRejectedValueOnce(new Error('offline'))
  await expect(store.submit()).rejects.toThrow('offline')
  expect(store).toMatchObject({ mobile: MOBILE, password: 'secret', busy: false })
})

test('after a reload during registration tab and number are restored, the password is not', async () => {
  const device: { begun: Begun | null } = { begun: null }
  const load = () =>
    new PersonalStore({
      begun: device.begun,
      remember: (begun) => {
        device.begun = begun
      },
      enter: jest.fn(),
      login: jest.fn(),
      register: async () => OK,
    })
  const store = load()
  store.choose('register')
  store.type('mobile', MOBILE)
  store.type('password', '123456')
  expect(load()).toMatchObject({ tab: 'register', mobile: MOBILE, password: '', confirm: '' })
  expect(JSON.stringify(device.begun)).not.toContain('123456')
  store.type('confirm', '123456')
  store.type('code', '888888')
  await store.submit()
  expect(load()).toMatchObject({ tab: 'login', mobile: MOBILE })
})

import type { JoinResult } from '@quanzi/contract'
import { JoinStore } from './JoinStore'

const joined: JoinResult = { state: 'joined', joined: 9, capacity: 20 }

function setUp(join = jest.fn(async () => joined)) {
  const remember = jest.fn()
  const leave = jest.fn(async (): Promise<JoinResult> => ({ state: 'left', joined: 8, capacity: 20 }))
  return { store: new JoinStore({ join, leave, remembered: () => null, remember }), join, remember, leave }
}

test.each([
  [{ name: '', phone: '13800138000' }, ['name']],
  [{ name: '阿青', phone: '12345678901' }, ['phone']],
  [{ name: ' ', phone: '' }, ['name', 'phone']],
  [{ name: '阿青', phone: '13800138000' }, []],
])('the errors of %p', (form, problems) => {
  const { store } = setUp()
  store.change(form)
  expect(store.problems).toEqual(problems)
})

test('a wrong form is not sent and shows its problems', async () => {
  const { store, join } = setUp()
  await expect(store.join()).resolves.toBe(false)
  expect(join).not.toHaveBeenCalled()
  expect(store.tried).toBe(true)
})

test('joining keeps name and phone for the next time; a double tap joins once', async () => {
  const { store, join, remember } = setUp()
  store.change({ name: ' 阿青 ', phone: '13800138000', num: 2 })
  await Promise.all([store.join(), store.join()])
  expect(join).toHaveBeenCalledTimes(1)
  expect(remember).toHaveBeenCalledWith({ name: '阿青', phone: '13800138000', num: 2 })
  expect(store.outcome).toEqual(joined)
})

test('after a refusal the form can be sent again', async () => {
  const { store } = setUp(jest.fn(() => Promise.reject({ msg: '名额已满' })))
  store.change({ name: '阿青', phone: '13800138000' })
  await expect(store.join()).rejects.toEqual({ msg: '名额已满' })
  expect(store.busy).toBe(false)
})

test('leaving returns the new state', async () => {
  const { store } = setUp()
  await store.leave()
  expect(store.outcome?.state).toBe('left')
})

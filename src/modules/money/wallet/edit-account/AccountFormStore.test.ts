import { AccountFormStore } from './AccountFormStore'

const CARD = '4111111111111111'

test('a new card needs its holder, a right number and a code; spaces are left out', async () => {
  const save = jest.fn(async () => undefined)
  const store = new AccountFormStore({ save, draft: { read: () => null, write: () => undefined } })
  expect(await store.submit()).toBe(false)
  expect(store.problems).toEqual(['holder', 'number', 'mobile', 'code'])
  store.type('holder', ' 林小圈 ')
  store.type('number', '4111 1111 1111 1112')
  store.type('mobile', '13800000001')
  store.type('code', '123456')
  expect(store.problems).toEqual(['number'])
  store.type('number', '4111 1111 1111 1111')
  expect(await store.submit()).toBe(true)
  expect(save).toHaveBeenCalledWith({ kind: 'bank', holder: '林小圈', number: CARD, verifyCode: '123456' })
})

test('an account keeps its number when none is typed; a new holder still needs a code', async () => {
  const save = jest.fn(async () => undefined)
  const store = new AccountFormStore({ save, draft: { read: () => null, write: () => undefined } })
  store.fill({ id: '7', kind: 'alipay', holder: '林小圈', masked: 'l***@example.com', isDefault: false })
  expect(store.needsCode).toBe(false)
  store.setDefault(true)
  expect(await store.submit()).toBe(true)
  expect(save).toHaveBeenCalledWith({ holder: '林小圈', isDefault: true })
  store.type('holder', '林大圈')
  expect(await store.submit()).toBe(false)
  expect(store.problems).toEqual(['mobile', 'code'])
})

test('a second tap does not save twice', async () => {
  let end = () => {}
  const save = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve
      }),
  )
  const store = new AccountFormStore({ save, draft: { read: () => null, write: () => undefined } })
  store.fill({ id: '7', kind: 'wechat', holder: '林小圈', masked: '', isDefault: false })
  const first = store.submit()
  expect(await store.submit()).toBe(false)
  end()
  expect(await first).toBe(true)
  expect(save).toHaveBeenCalledTimes(1)
})

test('a reload keeps the holder’s name and no number; after saving nothing is left', async () => {
  let kept: string | null = null
  const draft = {
    read: () => kept,
    write: (holder: string | null) => {
      kept = holder
    },
  }
  const open = () => new AccountFormStore({ save: async () => undefined, draft })
  const first = open()
  first.type('holder', '林小圈')
  first.type('number', CARD)
  const again = open()
  again.begin()
  again.suggest({ name: '别人', phone: '13800000001' })
  expect([again.holder, again.number]).toEqual(['林小圈', ''])
  const old = open()
  old.fill({ id: '7', kind: 'wechat', holder: '林大圈', masked: '', isDefault: false })
  expect(old.holder).toBe('林小圈')
  again.type('number', CARD)
  again.type('code', '123456')
  expect([await again.submit(), kept]).toEqual([true, null])
})

import { ERRORS, type GoodsAccount } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { isJoinDraft, JoinAccountStore, type JoinDraft } from './JoinAccountStore'

const account: GoodsAccount = { id: '1', name: '团购', discount: 90, seats: 5, used: 4, isOwner: false }

function start(known = true, typed: JoinDraft | null = null) {
  let draft = typed
  const join = jest.fn<Promise<unknown>, [string]>().mockResolvedValue(true)
  const store = new JoinAccountStore({
    code: ' ABCD ',
    check: async () => known,
    join,
    fetchAccount: async () => account,
    draft: {
      read: () => draft,
      write: (next) => {
        draft = next
      },
    },
  })
  store.prefill({ name: '林小路', phone: '13800138000' })
  return { store, join, kept: () => draft }
}

test('name and number are checked before the code; what was typed stays', async () => {
  const unknown = start(false)
  unknown.store.type('name', '别人')
  unknown.store.prefill({ name: '林小路', phone: '' })
  expect(unknown.store.name).toBe('别人')
  expect(await unknown.store.join()).toBe(false)
  expect([unknown.store.problems, unknown.join.mock.calls]).toEqual([{ mobile: 'unknown' }, []])
})

test('a right code joins once despite a double tap', async () => {
  const { store, join } = start()
  await Promise.all([store.join(), store.join()])
  expect([join.mock.calls, store.joined]).toEqual([[['ABCD']], account])
})

test('a wrong code is shown below its field; empty fields are not sent', async () => {
  const { store, join } = start()
  join.mockRejectedValueOnce(new GatewayError({ kind: 'business', code: ERRORS.CODE.code, msg: '' }))
  expect(await store.join()).toBe(false)
  expect([store.problems, store.busy]).toEqual([{ code: 'codeWrong' }, false])
  store.type('name', ' ')
  store.type('mobile', '12')
  store.type('code', '')
  expect(await store.join()).toBe(false)
  expect(store.problems).toEqual({ name: 'nameWrong', mobile: 'mobileWrong', code: 'codeEmpty' })
})

test('name and number are there again after a reload, the code is not; nothing stays after joining', async () => {
  const first = start()
  first.store.type('name', '别人')
  first.store.type('code', 'EFGH')
  expect(first.kept()).toEqual({ name: '别人', mobile: '13800138000' })
  expect([isJoinDraft(first.kept()), isJoinDraft({ name: '别人' })]).toEqual([true, false])
  const again = start(true, first.kept())
  expect(again.store).toMatchObject({ name: '别人', code: ' ABCD ' })
  await again.store.join()
  expect(again.kept()).toBeNull()
})

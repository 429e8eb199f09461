import { ERRORS, type GameResult } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { type Inquiry, InquiryStore } from './InquiryStore'

const found = { entry: { id: 'e1' }, mine: false, free: true } as unknown as GameResult

function storeOf(answer: () => Promise<GameResult> = async () => found) {
  const asked: Inquiry[] = []
  const claims: Inquiry[] = []
  const store = new InquiryStore({
    find: async (wish) => {
      asked.push(wish)
      return await answer()
    },
    claim: async (wish) => {
      claims.push(wish)
      return { entryId: 'e1' }
    },
    requireMember: async () => true,
  })
  return { store, asked, claims }
}

test('by bib, or by name and the last four; a wrong form asks nothing', async () => {
  const { store, asked } = storeOf()
  await store.find()
  expect([asked, store.isWrong('bib')]).toEqual([[], true])
  store.write({ bib: ' 1001 ' })
  await store.find()
  store.choose('name')
  store.write({ name: '林小满', tail: '12' })
  await store.find()
  expect([store.isWrong('name'), store.isWrong('tail')]).toEqual([false, true])
  store.write({ tail: '123x' })
  await store.find()
  expect(asked).toEqual([{ bib: '1001' }, { name: '林小满', idTail: '123x' }])
})

test('nothing found is no failure; a limit is', async () => {
  const refuse = (code: number) => () => Promise.reject(new GatewayError({ kind: 'business', code, msg: '' }))
  const { store } = storeOf(refuse(ERRORS.NOTFOUND.code))
  store.write({ bib: '1' })
  await store.find()
  expect([store.none, store.result]).toEqual([true, null])
  const limited = storeOf(refuse(ERRORS.LIMIT.code))
  limited.store.write({ bib: '1' })
  await expect(limited.store.find()).rejects.toThrow()
})

test('a claim needs name and number, and is made once for two taps', async () => {
  const { store, claims } = storeOf()
  store.write({ bib: '1001' })
  await store.find()
  expect(store.mayClaim).toBe(false)
  store.choose('name')
  store.write({ name: '林小满', tail: '1234' })
  await store.find()
  expect(await Promise.all([store.claim(), store.claim()])).toEqual(['e1', null])
  expect([claims, store.mayClaim]).toEqual([[{ name: '林小满', idTail: '1234' }], false])
})

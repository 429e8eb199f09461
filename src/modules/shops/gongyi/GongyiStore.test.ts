import { type ConfigItem, ERRORS, type VolunteerState } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { GongyiStore, takenOf } from './GongyiStore'

const offer = (id: string, category: string): ConfigItem => ({
  ...{ id, title: id, desc: '', image: '', action: null, extra: { category } },
})
const NONE: VolunteerState = { card: null, request: null }
const CARD: VolunteerState = { card: { no: '20000001', name: '林小路' }, request: null }

function start(first: VolunteerState | null = NONE) {
  const parts = {
    fetchOffers: async () => [offer('1', '餐饮'), offer('2', '住宿'), offer('3', '餐饮')],
    fetchState: jest.fn(async () => first),
    check: jest.fn(async () => ({ volunteer: true })),
    takeCard: jest.fn(async () => ({})),
    apply: jest.fn(async () => ({})),
    takeOffer: jest.fn(async (id: string) => ({ id, code: `C${id}`, status: 0, period: '202611' })),
  }
  return { parts, store: new GongyiStore(parts) }
}

test('offers by category, each once', async () => {
  const { store } = start()
  await store.load()
  expect(store.categories).toEqual(['餐饮', '住宿'])
  store.choose('餐饮')
  expect(store.shown.map(({ id }) => id)).toEqual(['1', '3'])
})

test('name and number on the roll give the card; nothing is sent before both are right', async () => {
  const { store, parts } = start()
  await store.load()
  expect(await store.submit()).toBeNull()
  expect([store.wrong('name'), store.wrong('phone'), store.wrong('why')]).toEqual([true, true, false])
  store.change({ name: ' 林小路 ', phone: '13900000001' })
  parts.fetchState.mockResolvedValue(CARD)
  expect(await store.submit()).toBe('card')
  expect(parts.takeCard.mock.calls).toEqual([[{ name: '林小路', phone: '13900000001' }]])
  expect(store.volunteer?.card?.no).toBe('20000001')
})

test('a number that is not the account’s needs its code, once; another number is asked about anew', async () => {
  const { store, parts } = start()
  await store.load()
  store.change({ name: '林小路', phone: '13900000001' })
  parts.takeCard.mockRejectedValueOnce(new GatewayError({ kind: 'business', code: ERRORS.CODE.code, msg: '' }))
  expect(await store.submit()).toBe('code')
  expect([store.needsCode, store.number, store.wrong('code')]).toEqual([true, '13900000001', false])
  expect(await store.submit()).toBeNull()
  expect(store.wrong('code')).toBe(true)
  store.change({ phone: '13900000002' })
  expect(store.needsCode).toBe(false)
  store.change({ phone: '13900000001', code: '123456' })
  expect(await store.submit()).toBe('card')
  expect(parts.takeCard).toHaveBeenLastCalledWith({ name: '林小路', phone: '13900000001', verifyCode: '123456' })
  parts.takeCard.mockRejectedValueOnce(new GatewayError({ kind: 'business', code: ERRORS.CODE.code, msg: '' }))
  await expect(store.submit()).rejects.toMatchObject({ code: ERRORS.CODE.code })
})

test('who is not on the roll asks to join with reasons; another name is looked up anew', async () => {
  const { store, parts } = start()
  await store.load()
  store.change({ name: '万小禾', phone: '13700001111' })
  parts.check.mockResolvedValue({ volunteer: false })
  expect(await store.submit()).toBe('stranger')
  expect([store.isStranger, store.wrong('why')]).toEqual([true, false])
  expect(await store.submit()).toBeNull()
  expect(store.wrong('why')).toBe(true)
  store.change({ name: '万禾' })
  expect(store.isStranger).toBe(false)
  store.change({ name: '万小禾', why: '参加过四次净山行动' })
  expect(await store.submit()).toBe('applied')
  expect(parts.apply.mock.calls).toEqual([[{ name: '万小禾', phone: '13700001111', content: '参加过四次净山行动' }]])
  expect([store.isStranger, store.why, parts.takeCard.mock.calls.length]).toEqual([false, '', 0])
})

test('an offer is taken with a card only, and shows its code from then on', async () => {
  const without = start()
  await without.store.load()
  expect(await without.store.take('2')).toBeNull()
  const { store, parts } = start(CARD)
  await store.load()
  const both = await Promise.all([store.take('2'), store.take('2')])
  expect(both).toMatchObject([{ code: 'C2', period: '202611' }, null])
  expect(store.offers.map(takenOf)).toMatchObject([null, { code: 'C2' }, null])
  parts.takeOffer.mockRejectedValueOnce(new Error('no network'))
  await expect(store.take('1')).rejects.toThrow('no network')
  expect(store.taking).toBeNull()
})

import { isChoiceDraft } from './ChoiceDraft'
import { type CheckoutChoice, ChoiceStore } from './ChoiceStore'
import { NOW, prepaid, source } from './testing'

const start = (given: CheckoutChoice | null, max = 10) =>
  new ChoiceStore({ prepaid: given, id: '9001', max, now: () => NOW })

function type(choice: ChoiceStore): void {
  const key = choice.entrants.drafts[0]?.key ?? ''
  choice.entrants.type(key, 'name', '林小圈')
  choice.entrants.type(key, 'mobile', '13800138000')
  choice.entrants.type(key, 'q1', 'east')
}

test('when opened directly, available options are selected and the form asks for the entrants', () => {
  const choice = start(null)
  expect(choice.chosen).toEqual({ keys: '9001', property: '', property2: '', num: 1, info: {} })
  choice.draw(source)
  expect(choice.chosen).toMatchObject({ property: 's2', property2: 't1' })
  expect(choice.check()).toEqual({ kind: 'entrant', row: 0, field: 'name' })
  type(choice)
  expect(choice.check()).toBeNull()
  expect(choice.complete()).toEqual({
    keys: '9001',
    property: 's2',
    property2: 't1',
    num: 1,
    info: { entrants: [{ name: '林小圈', mobile: '13800138000', answers: { q1: 'east' } }] },
  })
})

test('what was chosen and typed is there again after a reload; an option that is gone is chosen anew', () => {
  const first = start(null)
  first.draw(source)
  first.pick('property', 's1')
  type(first)
  first.answer('host', 'shanye')
  const kept = JSON.parse(JSON.stringify(first.draft))
  expect(isChoiceDraft(kept)).toBe(true)
  const again = (options = source.options) => {
    const choice = new ChoiceStore({ prepaid: null, id: '9001', max: 10, now: () => NOW, typed: () => kept })
    choice.draw({ ...source, options: options.map((one) => ({ ...one, left: 5 })) })
    return choice
  }
  expect(again().draft).toEqual(first.draft)
  expect(again(source.options.filter(({ id }) => id !== 's1')).options.property).toBe('s2')
  expect(start(prepaid).draft).toBeNull()
  for (const wrong of [null, {}, { ...kept, answers: { host: 5 } }, { ...kept, people: [5] }])
    expect(isChoiceDraft(wrong)).toBe(false)
})

test('when every session is full, one is selected, so that the answer opens the waiting list', () => {
  const choice = start(null)
  const options = source.options.map((one) => (one.field === 'property' ? { ...one, left: 0 } : one))
  choice.draw({ ...source, options })
  expect(choice.chosen.property).toBe('s1')
})

test('a selection survives another render', () => {
  const choice = start(null)
  choice.draw(source)
  choice.pick('property', 's1')
  choice.draw(source)
  expect(choice.chosen.property).toBe('s1')
})

test('items with a date show time and place, also for a selection from a form screen', () => {
  const event = { place: '杭州 湖畔书房', lat: 30.2, lng: 120.1, meet: '二楼', leader: null }
  const options = source.options.map((one) => (one.id === 's2' ? { ...one, startsAt: 5, endsAt: 9 } : one))
  const choice = start({ keys: '9001', property: 's2', property2: 't1', num: 1, info: {} })
  expect(choice.event).toBeNull()
  choice.draw({ ...source, options, event })
  expect(choice.event).toEqual({ title: source.title, ...event, startsAt: 5, endsAt: 9 })
  const target = JSON.stringify({ orderType: 1, property: 's2', property2: 't1' })
  const byDeposit = start({ keys: '9001', property: target, property2: 'deposit', num: 1, info: {} })
  byDeposit.draw({ ...source, options, event })
  expect(byDeposit.event?.startsAt).toBe(5)
  const other = start(null)
  other.draw({ ...source, options, event })
  other.pick('property', 's1')
  expect(other.event).toEqual({ title: source.title, ...event })
})

test('a parameter without a selection is open and comes first', () => {
  const choice = start(null)
  choice.draw(source)
  choice.pick('property2', '')
  expect([choice.openField, choice.check()]).toEqual(['property2', { kind: 'option', field: 'property2' }])
})

test('an item without entrants has a quantity, at least one and at most its limit', () => {
  const goods = { ...source, form: [] }
  const choice = start(null, 3)
  choice.draw(goods)
  const counts = [0, 2, 9].map((count) => {
    choice.setCount(count)
    return choice.chosen.num
  })
  expect(counts).toEqual([1, 2, 3])
  expect([choice.entrants.count, choice.insuranceFee]).toEqual([1, 3 * 800])
})

test('a question about the whole order is asked once and is required', () => {
  const question = { id: 'gift', name: '贺卡', type: 'text', options: [], must: true, perEntrant: false } as const
  const choice = start(null)
  choice.draw({ ...source, form: [question] })
  choice.answer('gift', ' ')
  expect([choice.onceAsked, choice.check()]).toEqual([[question], { kind: 'answer', id: 'gift' }])
  choice.answer('gift', '生日快乐')
  expect([choice.check(), choice.complete().info]).toEqual([null, { answers: { gift: '生日快乐' } }])
})

test('the selection of a form screen is fixed and not asked for again', () => {
  const choice = start(prepaid)
  choice.draw(source)
  expect([choice.optionGroups, choice.asksPeople, choice.check()]).toEqual([[], false, null])
  expect(choice.complete()).toEqual(prepaid)
  expect(choice.insuranceFee).toBe(2 * 800)
})

test('goods opened directly are ordered by the chosen sku', () => {
  const options = ['a', 'b'].map((id) => ({
    ...{ field: 'property' as const, id, goodsId: 'g', name: id, price: 100, left: id === 'a' ? 0 : 4 },
  }))
  const goodsSource = { ...source, form: [], options }
  const of = (goods: 'mall' | 'store') => {
    const choice = new ChoiceStore({ prepaid: null, id: 'g', max: 99, now: () => NOW, goods })
    choice.draw(goodsSource)
    choice.setCount(3)
    return choice.chosen
  }
  expect(of('store')).toEqual({ keys: 'g', property: '{"b":3}', property2: '', num: 3, info: {} })
  expect(of('mall')).toMatchObject({ keys: 'b', property: '{"b":3}' })
})

test('a store’s order still names its goods when one of their skus is removed', () => {
  const given = { keys: 'g,h', property: '{"a":1,"b":2,"c":1}', property2: '', num: 4, info: {} }
  const options = [
    ['a', 'g'],
    ['b', 'g'],
    ['c', 'h'],
  ].map(([id = '', goodsId = '']) => ({ field: 'property' as const, id, goodsId, name: id, price: 1, left: 9 }))
  const choice = new ChoiceStore({ prepaid: given, id: '', max: 99, now: () => NOW, goods: 'store' })
  choice.draw({ ...source, form: [], options })
  choice.setPieces('a', 0)
  expect(choice.chosen).toMatchObject({ keys: 'g,h', property: '{"b":2,"c":1}', num: 3 })
  choice.setPieces('b', 0)
  expect(choice.chosen).toMatchObject({ keys: 'h', num: 1 })
})

test('a deposit names the seats that it is for, and is paid as a deposit', () => {
  const choice = start(null)
  choice.draw({ ...source, of: 31 })
  expect(choice.chosen).toMatchObject({
    keys: '9001',
    property: JSON.stringify({ orderType: 31, property: 's2', property2: 't1' }),
    property2: 'deposit',
  })
})

test('a balance has the number of its deposit, and asks for an address although the deposit did not', () => {
  const way = (id: string, more: object = {}) => ({
    field: 'property2' as const,
    id,
    name: id,
    price: 0,
    left: null,
    ...more,
  })
  const choice = start(null)
  const options = [way('full'), way('deposit', { noAddress: true })]
  choice.draw({ ...source, form: [], options, needAddress: true })
  expect(choice.needsAddress).toBe(true)
  choice.pick('property2', 'deposit')
  expect(choice.needsAddress).toBe(false)
  const balance = start(null)
  balance.draw({ ...source, form: [], options: [way('balance')], needAddress: true, num: 3 })
  expect([balance.needsAddress, balance.chosen.num, balance.chosen.property2]).toEqual([true, 3, 'balance'])
})

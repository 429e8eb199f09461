import { SupportForm } from './SupportForm'

const TIERS = [
  { id: 't1', title: '明信片', desc: '', price: 1_000 },
  { id: 't2', title: '手记', desc: '', price: 5_000 },
]
function opened(remaining: number) {
  const form = new SupportForm()
  form.begin(TIERS, remaining)
  return form
}

test('a tier is taken as often as what remains allows', () => {
  const form = opened(3_500)
  form.choose('t2')
  expect(form.tierId).toBe('')
  form.choose('t1')
  form.count(9)
  expect([form.num, form.amount]).toEqual([3, 3_000])
  form.hide(true)
  form.write(' 加油 ')
  expect(form.wish()).toEqual({
    ...{ property: 't1', property2: '1', num: 3, remark: '加油' },
    info: { payable: 3_000 },
  })
})

test.each([
  ['50', 10_000, 5_000],
  ['50.5', 10_000, 5_050],
  ['0.99', 10_000, null],
  ['0.99', 99, 99],
  ['101', 10_000, null],
  ['100', 10_000, 10_000],
  ['5001', 900_000, null],
  ['1e3', 900_000, null],
  ['', 10_000, null],
])('screens-activities §2 cf/pay: ¥%s of %d fen that remain gives %s', (typed, remaining, amount) => {
  const form = opened(remaining)
  form.type(typed)
  expect(form.amount).toBe(amount)
  expect(form.wish()?.info ?? null).toEqual(amount === null ? null : { payable: amount, amount })
})

test('after others were faster, a choice that is too much is taken back', () => {
  const form = opened(10_000)
  form.choose('t2')
  form.count(2)
  form.begin(TIERS, 6_000)
  expect([form.tierId, form.num]).toEqual(['t2', 1])
  form.begin(TIERS, 4_000)
  expect([form.tierId, form.amount]).toEqual(['', null])
})

test('a message that is too long is not sent', () => {
  const form = opened(10_000)
  form.choose('t1')
  form.write('海'.repeat(201))
  expect(form.wish()).toBeNull()
})

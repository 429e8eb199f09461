import { LocalLogistics } from './LocalLogistics'

const HOUR = 3_600_000
const parcel = { company: '顺丰速运', number: 'SF1234567890', sentAt: 0, city: '杭州市' }
const at = (hours: number, number = parcel.number) =>
  new LocalLogistics(() => hours * HOUR).track({ ...parcel, number }, 'zh')

test('a parcel goes from no steps to delivered, and no step disappears', async () => {
  expect(await at(0)).toEqual({ company: '顺丰速运', state: 'none', steps: [] })
  let before: readonly unknown[] = []
  for (let hours = 1; hours <= 48; hours += 1) {
    const { steps } = await at(hours)
    expect(steps.slice(steps.length - before.length)).toEqual(before)
    expect(steps.every(({ time }) => time <= hours * HOUR)).toBe(true)
    before = steps
  }
  const done = await at(48)
  expect(done.state).toBe('delivered')
  expect(done.steps[0]?.text).toContain('已签收')
  expect(done.steps.map(({ text }) => text).join()).toContain('杭州市')
})

test('the same number always has the same steps, another number has others', async () => {
  expect(await at(40)).toEqual(await at(40))
  expect((await at(40, 'YT0000000001')).steps).not.toEqual((await at(40)).steps)
})

test('the steps are in the caller’s language', async () => {
  const { steps } = await new LocalLogistics(() => 48 * HOUR).track(parcel, 'en')
  expect(steps[0]?.text).toBe('Delivered by 顺丰速运')
})

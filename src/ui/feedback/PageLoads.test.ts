import { PageLoads } from './PageLoads'

test('the overlay counts loading pages and closes at zero, without a timer', () => {
  jest.useFakeTimers()
  const loads = new PageLoads()
  loads.arrived('/app/index/1000?type=7')
  loads.begin('/app/act/1000')
  loads.begin('/app/find')
  expect(loads.count).toBe(2)
  jest.advanceTimersByTime(60_000)
  expect(loads.count).toBe(2)
  loads.arrived('/app/act/1000')
  expect(loads.count).toBe(1)
  loads.arrived('/app/find?iid=1000#top')
  expect(loads.count).toBe(0)
  jest.useRealTimers()
})

test('two taps on one link count as one page', () => {
  const loads = new PageLoads()
  loads.begin('/app/act/1000')
  loads.begin('/app/act/1000')
  loads.arrived('/app/act/1000')
  expect(loads.count).toBe(0)
})

test('a page that arrives clears earlier requests', () => {
  const loads = new PageLoads()
  loads.begin('/app/no/such')
  loads.begin('/404')
  loads.arrived('/404')
  expect(loads.count).toBe(0)
})

test('after going back to the current page, and after a failed load, nothing is loading', () => {
  const loads = new PageLoads()
  loads.begin('/app/search/徒')
  loads.failed()
  expect([loads.count, loads.hasPage]).toEqual([0, false])
  loads.arrived('/app/search/%E5%BE%92')
  expect(loads.hasPage).toBe(true)
  loads.begin('/app/act/1000')
  loads.begin('/app/search/徒')
  expect(loads.count).toBe(0)
  loads.begin('/app/act/1000')
  loads.failed()
  expect(loads.count).toBe(0)
})

test('an address that cannot be decoded is used unchanged', () => {
  const loads = new PageLoads()
  loads.begin('/app/%E0%A4%A')
  loads.arrived('/app/%E0%A4%A')
  expect(loads.count).toBe(0)
})

test('shell-and-routes §2: a path is decoded once, also where its id has a percent sign', () => {
  for (const id of ['50%25', '50%2525', 'a%252Fb']) {
    const loads = new PageLoads()
    const address = `/app/act/1000/detail/${id}`
    loads.begin(decodeURI(address))
    loads.arrived(`${address}?tag=a`)
    expect(loads.count).toBe(0)
  }
})

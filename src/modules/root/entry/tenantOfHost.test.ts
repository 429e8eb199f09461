import { tenantOfHost } from './tenantOfHost'

const rows = (...iids: number[]) => iids.map((iid) => ({ iid }))

test('a known host opens its tenant', async () => {
  const asked: string[] = []
  const findTenants = async (name: string) => {
    asked.push(name)
    return rows(3192)
  }
  await expect(tenantOfHost({ host: 'camp.example', findTenants })).resolves.toBe(3192)
  expect(asked).toEqual(['camp.example'])
})

test.each([
  ['an unknown host', async () => rows()],
  ['a failure', async () => Promise.reject(new Error('offline'))],
])('%s opens tenant 1000', async (_case, findTenants) => {
  await expect(tenantOfHost({ host: 'nobody.example', findTenants })).resolves.toBe(1000)
})

test('a mini-program has no host and does not ask', async () => {
  const findTenants = jest.fn()
  await expect(tenantOfHost({ host: null, findTenants })).resolves.toBe(1000)
  expect(findTenants).not.toHaveBeenCalled()
})

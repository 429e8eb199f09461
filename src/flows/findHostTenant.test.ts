import type { Call } from '@/gateway/call'
import { findHostTenant } from './findHostTenant'

const answering = (...iids: number[]) => jest.fn(async () => iids.map((iid) => ({ iid })))

test('a known host has a tenant, an unknown one has none', async () => {
  const ask = answering(3192)
  await expect(findHostTenant('camp.example', ask as unknown as Call)).resolves.toBe(3192)
  expect(ask).toHaveBeenCalledWith(expect.anything(), { domainName: 'camp.example' })
  await expect(findHostTenant('nobody.example', answering() as unknown as Call)).resolves.toBeNull()
})

test('a mini-program has no host and does not ask', async () => {
  const ask = answering(3192)
  await expect(findHostTenant(null, ask as unknown as Call)).resolves.toBeNull()
  expect(ask).not.toHaveBeenCalled()
})

import type { OrderUse } from '@quanzi/contract'
import type { JsonStorage } from '@/platform/storage/openStorage'
import { keptCodes } from './keptTickets'

const order: OrderUse = { canUse: true, role: 'buyer', codes: [], event: null }

function device(): JsonStorage {
  const held = new Map<string, unknown>()
  return {
    read: (key, accept) => {
      const value = held.get(key)
      return accept(value) ? value : null
    },
    write: (key, value) => held.set(key, value) !== undefined,
    remove: (key) => held.delete(key),
    clear: () => held.clear(),
  }
}

test('only the buyer sees kept codes: another member and a logged-out visitor see none, the last member sees them offline', () => {
  const storage = device()
  const as = (userId: string, lastId = userId) => keptCodes(1000, { userId, lastId }, '1', storage)
  as('7').write(order, 5)
  expect(as('7').read()).toMatchObject({ at: 5, value: order })
  expect(as('8').read()).toBeNull()
  expect(as('', '7').read()).toMatchObject({ at: 5 })
  // Somebody else has logged in since.
  expect(as('', '8').read()).toBeNull()
  expect(as('').read()).toBeNull()
  as('7').write(order, 6)
  as('7').forget()
  expect(as('7').read()).toBeNull()
})

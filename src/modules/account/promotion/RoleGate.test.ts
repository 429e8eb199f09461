import type { Call } from '@/gateway/call'
import { RoleGate } from './RoleGate'

const gateOf = (role: object | null | Error, refuses = true) =>
  new RoleGate({
    iid: 1000,
    refusal: (isWaiting) => (refuses ? { kind: 'empty', message: isWaiting ? 'waits' : 'none' } : null),
    ask: (async () => {
      if (role instanceof Error) throw role
      return role
    }) as Call,
  })

test.each([
  [{ status: 1 }, true, { kind: 'ready' }],
  [{ status: 0 }, false, { kind: 'empty', message: 'waits' }],
  [{ status: 2 }, false, { kind: 'empty', message: 'none' }],
  [null, false, { kind: 'empty', message: 'none' }],
])('the role %j opens the screen: %s', async (role, opens, state) => {
  const gate = gateOf(role)
  expect(await gate.load()).toBe(opens)
  expect(gate.state).toEqual(state)
})

test('staff pass without a role, and a role that does not come can be asked again', async () => {
  expect(await gateOf(null, false).load()).toBe(true)
  const broken = gateOf(new Error('offline'))
  expect(await broken.load()).toBe(false)
  expect(broken.state.kind).toBe('error')
})

import type { ChatAgent } from '@quanzi/contract'
import { AgentList } from './AgentList'

const agent = (roleID: number, auto: boolean): ChatAgent => ({
  roleID,
  uid: roleID,
  nick_name: '',
  avatar: '',
  label: '',
  auto,
})

test('programs and people are distinguished, and known agents stay after a failure', async () => {
  const ask = jest.fn(async () => [agent(1, true), agent(2, false)])
  const agents = new AgentList(ask)
  expect([agents.isProgram(1), agents.person]).toEqual([false, null])
  await agents.load()
  ask.mockRejectedValueOnce(new Error('no network'))
  await agents.load()
  expect([agents.isProgram(1), agents.isProgram(2), agents.person?.roleID]).toEqual([true, false, 2])
})

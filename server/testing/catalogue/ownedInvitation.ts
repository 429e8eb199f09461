import { randomUUID } from 'node:crypto'
import { bindInvitation, getInvitation } from '@quanzi/contract'
import type { Actor } from '../createTestServer'
import { freshMobile } from './marks'
import type { Owner } from './Owner'

/** The invitation code of the owner, or of somebody else. */
export async function invitationCode({ server, iid, actor }: Owner, as: Actor = actor): Promise<string> {
  return (await server.call(getInvitation, { iid }, { as })).code
}

/** Lets a newcomer accept the owner's invitation, which earns the first gift. */
export async function earnedGift(owner: Owner): Promise<void> {
  const { server, iid } = owner
  const newcomer = await server.login({ iid, mobile: freshMobile(), nick_name: '新人' })
  const code = await invitationCode(owner)
  await server.call(bindInvitation, { iid, reqId: randomUUID(), code }, { as: newcomer })
}

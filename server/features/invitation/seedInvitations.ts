import type { Services } from '../../call/Context'
import { createMember } from '../../identity/members'
import { contextOf } from '../../seed/contextOf'
import type { Story } from '../../seed/Planter'
import { bind, invitationOf } from './bind'
import { inviteCodeOf, keepCode } from './inviteCode'

const DAY = 86_400_000
const INVITER = { iid: 1000, user_id: 1001 }
const FRIENDS = ['小满的同事', '徒步新手阿木', '隔壁班长', '带狗出门的人'] as const

/** Four newcomers who came by the demo member's invitation: two of the ladder's steps are reached. */
export const inviteDemoFriends: Story = async (services) => {
  const code = await inviteCodeOf(services.db, services.secrets, INVITER)
  await keepCode(services.db, INVITER, code)
  const now = services.clock()
  for (const [index, nickName] of FRIENDS.entries()) {
    const at = now - (FRIENDS.length - index) * 3 * DAY
    const then: Services = { ...services, clock: () => at }
    const mobile = `1380001${String(index + 1).padStart(4, '0')}`
    const { user_id } = await createMember(services.db, { iid: INVITER.iid, nickName, mobile, passwordHash: null, at })
    const ctx = await contextOf(then, user_id)
    await bind(ctx, await invitationOf(ctx, code))
  }
}

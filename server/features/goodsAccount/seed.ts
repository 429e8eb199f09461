import { contextOf } from '../../seed/contextOf'
import type { Story } from '../../seed/Planter'
import { childCode, joinByCode } from './childCodes'

const IID = 1000
const OWNER = 1012
const CHILDREN = [1013, 1015, 1017] as const

/** A goods account of the demo tenant with three of its five seats taken. */
export const shareDemoAccount: Story = async (services) => {
  const { id } = await services.db
    .insertInto('cm_account')
    .values({ iid: IID, owner_user_id: OWNER, name: '栗子的露营采购', discount: 90, seats: 5 })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const child of CHILDREN) {
    const { code } = await childCode(await contextOf(services, OWNER), String(id))
    await joinByCode(await contextOf(services, child), code)
  }
}

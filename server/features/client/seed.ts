import { DIS_ROLE_STATUS } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { contextOf } from '../../seed/contextOf'
import type { Story } from '../../seed/Planter'
import { keepNote } from './notes'

const IID = 1000
const SELLER = 1003
const DAY = 86_400_000

/** What the demo tenant's distributor wrote about clients: the n-th client, when, and how it stands. */
const NOTES: readonly (readonly [client: number, daysAgo: number, tag: string, text: string])[] = [
  [0, 21, 'keen', '想报秋天的周末徒步，带一个孩子，等新日期出来告诉他。'],
  [0, 6, 'bought', '已报九曲古道，问了装备清单，推荐了入门登山鞋。'],
  [1, 18, 'later', '最近加班，过完年再联系。'],
  [2, 15, 'bought', '买了季卡，满意，愿意介绍同事。'],
  [3, 12, 'keen', '公司想做三十人的团建，要报价。'],
  [4, 9, 'quiet', '发过两次消息没有回，先不打扰。'],
  [5, 4, 'keen', '在看亲子露营，预算一千以内。'],
  [6, 1, 'later', '孩子下个月考试，考完再约。'],
]

/** Eight notes of the distributor, one of them about a client who had one before. */
export const noteClients: Story = async (services) => {
  const { db } = services
  const clients = await db
    .selectFrom('fan_lock as f')
    .innerJoin('dis_role as r', (on) => on.onRef('r.iid', '=', 'f.iid').onRef('r.id', '=', 'f.role_id'))
    .select('f.id')
    .where('f.iid', '=', IID)
    .where('r.user_id', '=', SELLER)
    .where('r.status', '=', DIS_ROLE_STATUS.approved)
    .where('f.released_at', 'is', null)
    .where((eb) => eb.or([eb('f.expire_at', 'is', null), eb('f.expire_at', '>', services.clock())]))
    .orderBy('f.locked_at', 'desc')
    .orderBy('f.id')
    .limit(7)
    .execute()
  for (const [n, daysAgo, tag, text] of NOTES) {
    const client = clients[n]
    const at = services.clock() - daysAgo * DAY
    if (client)
      await keepNote(
        db,
        { ...askerOf(await contextOf(services, SELLER)), at },
        { clientId: String(client.id), text, tag },
      )
  }
}

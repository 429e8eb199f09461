import { contextOf } from '../../seed/contextOf'
import type { Story } from '../../seed/Planter'
import { moveTeamMember } from './moveTeamMember'
import { saveTeam } from './saveTeam'

interface TeamSeed {
  readonly item: string
  /** The category of a game that the team enters. */
  readonly sessionId?: string
  readonly name: string
  readonly slogan: string
  readonly notice?: string
  readonly max: number
  readonly open: boolean
  /** The captain first. */
  readonly people: readonly number[]
}

const TEAMS: readonly TeamSeed[] = [
  {
    item: '9001',
    name: '日出小分队',
    slogan: '五点起床，谁都不许赖',
    notice: '周五 20:00 集合清点装备，没有头灯的提前说',
    max: 8,
    open: true,
    people: [1004, 1006, 1008, 1010, 1012],
  },
  { item: '9001', name: '慢慢走', slogan: '不赶路，边走边看花', max: 6, open: true, people: [1009, 1016] },
  { item: '9001', name: '石头一家', slogan: '带娃的看过来', max: 4, open: false, people: [1019, 1014] },
  { item: '9012', name: '同一本书', slogan: '读完就换，换了就聊', max: 5, open: true, people: [1005, 1011, 1018] },
  {
    ...{ item: '21010', sessionId: '21010-s3', name: '四棒到底', slogan: '接力棒和早饭都不能掉' },
    ...{ max: 4, open: true, people: [1009, 1014, 1016] },
  },
  { item: '9012', name: '第一次就好', slogan: '新手互相照应', max: 3, open: false, people: [1013, 1015, 1017] },
]

/** Teams of the demo tenant's people. */
export const formTeams: Story = async (services) => {
  for (const { item, people, ...team } of TEAMS) {
    const [captain = 0, ...others] = people
    const wish = { ...team, scope: team.sessionId ? 'game' : 'act', refId: item }
    const { id, code } = await saveTeam(await contextOf(services, captain), wish)
    for (const person of others) await moveTeamMember(await contextOf(services, person), { id, op: 'join', code })
  }
}

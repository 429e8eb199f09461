import { addDays, shanghaiDay } from '@quanzi/contract'
import type { Services } from '../../call/Context'
import { contextOf } from '../../seed/contextOf'
import type { Story } from '../../seed/Planter'
import { sendNeedform } from './needforms'
import { needformReviews } from './review'

const DAY = 86_400_000
const STAFF = 1002
const MEMBER = 1001
const OTHER = 1005

/** Requests for bespoke activities in each state, and one of another member that waits for staff. */
export const sendDemoNeedforms: Story = async (services) => {
  const now = services.clock()
  const on = (daysAgo: number): Services => ({ ...services, clock: () => now - daysAgo * DAY })
  const ask = async (by: number, daysAgo: number, destination: string, people: number, note: string) => {
    const from = addDays(shanghaiDay(now), 30)
    const who = { name: by === MEMBER ? '林小圈' : '陈山', phone: `1380000${by}` }
    const wish = { destination, from, to: addDays(from, 2), people, budget: 80_000, note, ...who }
    return (await sendNeedform(await contextOf(on(daysAgo), by), wish)).id
  }
  const answer = async (id: string, daysAgo: number, note: string) => {
    const staff = await contextOf(on(daysAgo), STAFF)
    await needformReviews.decide(services.db, staff, { id, decision: 'pass', note })
  }
  const done = await ask(MEMBER, 20, '浙江 千岛湖', 24, '公司团建，想要一天骑行、一天桨板')
  await answer(done, 19, '已电话沟通，方案三天内发您')
  await answer(done, 12, '方案已确认，11 月成行')
  const contacted = await ask(MEMBER, 6, '安徽 黄山', 8, '带两位老人，路线要轻松')
  await answer(contacted, 5, '向导小周会在今晚八点前联系您')
  await ask(MEMBER, 1, '四川 甘孜', 6, '')
  await ask(OTHER, 2, '福建 武夷山', 15, '学校研学，四年级')
}

import type { Services } from '../../call/Context'
import { contextOf } from '../../seed/contextOf'
import type { Story } from '../../seed/Planter'
import { sign } from './signs'

const DAY = 86_400_000
const MEMBER = 1001

async function signOn(services: Services, days: readonly number[]): Promise<void> {
  for (const ago of days) {
    const at = services.clock() - ago * DAY
    const ctx = await contextOf({ ...services, clock: () => at }, MEMBER)
    await sign(ctx.db, ctx.me, at)
  }
}

/** Days in a row, counted back from seeding. */
const daysInRow = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index)

/** An earlier streak of the demo member. Coins are booked in the order of their days: this is told first. */
export const signLongAgo: Story = (services) => signOn(services, daysInRow(60, 43))

/** A streak of six days, until yesterday. */
export const signLately: Story = (services) => signOn(services, daysInRow(6, 1))

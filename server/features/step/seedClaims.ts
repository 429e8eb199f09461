import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { shanghaiDay } from '@quanzi/contract'
import sharp from 'sharp'
import { withTransaction } from '../../db/withTransaction'
import { words } from '../../delivery/poster/svg'
import { contextOf } from '../../seed/contextOf'
import type { Story } from '../../seed/Planter'
import { claimSteps } from './recordSteps'

const DAY = 86_400_000

/** Steps with a screenshot that wait for the staff: of whom, how many days ago. */
const CLAIMS: readonly (readonly [userId: number, ago: number, steps: number])[] = [
  [1006, 1, 18_204],
  [1011, 0, 12_846],
]

/** A screenshot as a phone's step counter would show it. */
const screenshot = (steps: number): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="360" height="640">
      <rect width="360" height="640" fill="#FFFFFF"/>
      <circle cx="180" cy="290" r="120" fill="none" stroke="#0E7C66" stroke-width="18"/>
      ${words(['今日步数'], 180, 110, { size: 26, fill: '#54605B', anchor: 'middle' })}
      ${words([String(steps)], 180, 306, { size: 54, fill: '#17201D', bold: true, anchor: 'middle' })}
    </svg>`),
  )
    .png()
    .toBuffer()

/** Lets walkers send in steps of another device. */
export const claimDemoSteps: Story = async (services) => {
  for (const [userId, ago, steps] of CLAIMS) {
    const ctx = await contextOf(services, userId)
    const picture = await screenshot(steps)
    const key = `h5/${ctx.iid}_steps-${userId}.png`
    const path = join(services.config.dataDir, 'oss', key)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, picture)
    const at = ctx.clock()
    await withTransaction(services.db, async (db) => {
      await db
        .insertInto('uploads')
        .values({ key, iid: ctx.iid, user_id: userId, type: 'image/png', size: picture.length, private: true, at })
        .execute()
      const photo = `${services.config.publicUrl}/oss/${key}`
      await claimSteps({ ...ctx, db }, { refId: 'walk-31', steps, date: shanghaiDay(at - ago * DAY), photo })
    })
  }
}

import { buildMini } from '@quanzi/contract'
import type { Site } from '../startSite'
import type { Figure } from './Figure'
import { MeasuredApp } from './MeasuredApp'

const IID = 1000

const kB = (bytes: number) => Math.round(bytes / 100) / 10

/** Bytes sent from logic to view: for the first home screen, and for one changed row. */
export async function setDataBytes(site: Site, dist: string): Promise<Figure[]> {
  const launch = { gateway: site.origin, at: buildMini('index.home', { iid: IID }) }
  return MeasuredApp.run(dist, launch, async (measured) => {
    const { app } = measured
    await app.find('#home-sections')
    await app.find('[id^="card-"]')
    const home = await measured.settled()

    await app.open(buildMini('act.enroll', { iid: IID, id: '9001' }))
    await app.until('the sessions', async () => (await app.all('[id^="session-"]')).length > 1)
    const row = await measured.crossedBy(async () => {
      const [, second] = await app.all('[id^="ticket-"]')
      await second?.tap()
    })
    if (row.count === 0) throw new Error('the chosen row sent nothing')
    return [
      { group: 'weapp setData', name: 'home, its largest part', value: kB(home.largest), unit: 'kB', max: 30 },
      { group: 'weapp setData', name: 'all of home', value: kB(home.bytes), unit: 'kB', max: 60 },
      { group: 'weapp setData', name: 'one selected row', value: row.bytes, unit: 'B', max: 300 },
    ]
  })
}

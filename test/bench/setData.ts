import path from 'node:path'
import { buildMini } from '@quanzi/contract'
import automator from 'miniprogram-automator'
import type { Site } from '../e2e/support/startSite'
import { startSimulator } from '../simulator/startSimulator'
import type { Figure } from './Figure'

const IID = 1000

interface Stats {
  readonly setData: { readonly count: number; readonly bytes: number; readonly largest: number }
}
/** The simulator answers figures beside the protocol of the developer tools. */
interface WithFigures {
  send(method: string, params?: object): Promise<unknown>
}

async function until(look: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 15_000
  while (!(await look())) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Bytes that cross from logic to view: for the first home screen, and for one row that changes. */
export async function setDataBytes(site: Site, dist: string): Promise<Figure[]> {
  const simulator = await startSimulator({
    target: 'weapp',
    dist: path.join(dist, 'weapp'),
    gateway: site.origin,
    path: buildMini('index.home', { iid: IID }).slice(1).split('?')[0] ?? '',
    query: { iid: String(IID) },
  })
  const app = await automator.connect({ wsEndpoint: simulator.wsEndpoint })
  const figures = app as unknown as WithFigures
  const stats = async () => ((await figures.send('Sim.stats')) as Stats).setData
  const settled = async () => {
    let before = -1
    await until(async () => {
      const { count } = await stats()
      const same = count === before
      before = count
      if (!same) await new Promise((resolve) => setTimeout(resolve, 400))
      return same
    }, 'a quiet screen')
  }
  try {
    const page = async () => await app.currentPage()
    await until(async () => (await (await page())?.$('#home-sections')) !== null, 'the home page')
    await until(async () => ((await (await page())?.$$('[id^="card-"]')) ?? []).length > 0, 'content on the home page')
    await settled()
    const home = await stats()

    await app.reLaunch(buildMini('act.enroll', { iid: IID, id: '9001' }))
    await until(async () => ((await (await page())?.$$('[id^="session-"]')) ?? []).length > 1, 'the sessions')
    await settled()
    await figures.send('Sim.mark')
    const sessions = (await (await page())?.$$('[id^="ticket-"]')) ?? []
    await sessions[1]?.tap()
    await settled()
    const row = await stats()
    if (row.count === 0) throw new Error('the chosen row sent nothing')
    const kB = (bytes: number) => Math.round(bytes / 100) / 10
    return [
      { group: 'weapp setData', name: 'first home screen', value: kB(home.bytes), unit: 'kB', max: 60 },
      { group: 'weapp setData', name: 'one selected row', value: row.bytes, unit: 'B', max: 300 },
    ]
  } finally {
    app.disconnect()
    await simulator.stop()
  }
}

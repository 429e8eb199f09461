import path from 'node:path'
import { AppUnderTest } from '../automator/AppUnderTest'
import { simulatorOf, statsOf } from '../automator/simulatorOf'
import { startSimulator } from '../simulator/startSimulator'

/** In ms; long, because the machine may be busy. */
const LIMIT = 20_000
/** In ms: a screen is complete when nothing has been sent to the view for this long. */
const REST = 500

interface Launch {
  readonly gateway: string
  readonly gate?: string
  /** The first page with its query, as `buildMini` writes it. */
  readonly at: string
  readonly target?: 'weapp' | 'tt'
}

/** The data sent from logic to view. */
interface Crossed {
  readonly count: number
  readonly bytes: number
  /** Bytes of the largest one. */
  readonly largest: number
  /** CPU time from the first call of the app's code to the first of them, ms. */
  readonly logic: number
}

/** A build in the simulator, which counts the data sent from the logic layer to the view. */
export class MeasuredApp {
  private constructor(readonly app: AppUnderTest) {}

  /** Opens the build, passes it to `use`, and closes it in any case. */
  static async run<T>(
    dist: string,
    { at, target = 'weapp', ...launch }: Launch,
    use: (measured: MeasuredApp) => Promise<T>,
  ): Promise<T> {
    const [page = '', query] = at.slice(1).split('?')
    const simulator = await startSimulator({
      target,
      dist: path.join(dist, target),
      path: page,
      query: Object.fromEntries(new URLSearchParams(query)),
      ...launch,
    })
    const app = await AppUnderTest.connect(simulator.wsEndpoint, LIMIT)
    try {
      return await use(new MeasuredApp(app))
    } finally {
      app.disconnect()
      await simulator.stop()
    }
  }

  /** Waits until nothing more is sent. Returns the data sent since the start, or since the last `crossedBy`. */
  async settled(): Promise<Crossed> {
    // A toast leaves by itself later, which is sent too.
    await this.app.until('no toast', async () => !(await this.app.has('#toast')))
    for (let before = await this.crossed(); ; ) {
      await new Promise((resolve) => setTimeout(resolve, REST))
      const now = await this.crossed()
      if (now.count === before.count) return now
      before = now
    }
  }

  /** The data that an action sends, measured from one resting screen to the next. */
  async crossedBy(act: () => Promise<unknown>): Promise<Crossed> {
    await this.settled()
    await simulatorOf(this.app).send('Sim.mark')
    await act()
    return this.settled()
  }

  private async crossed(): Promise<Crossed> {
    return (await statsOf(this.app)).setData
  }
}

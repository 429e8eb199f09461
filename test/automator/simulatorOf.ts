import type { Stats } from '../simulator/stats/Recorder'
import type { AppUnderTest } from './AppUnderTest'

/** Commands that only the simulator has (`test/simulator/README.md`). */
interface WithSimulator {
  send(method: `Sim.${'stats' | 'mark' | 'rest' | 'notify' | 'person'}`, params?: object): Promise<unknown>
}

export const simulatorOf = ({ miniProgram }: AppUnderTest) => miniProgram as unknown as WithSimulator

export const statsOf = async (app: AppUnderTest) => (await simulatorOf(app).send('Sim.stats')) as Stats

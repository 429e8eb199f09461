import { type healthCalls, shanghaiDay, type stepCalls } from '@quanzi/contract'
import { type Fixtures, held, open } from './Fixture'

/** The demo tenant's running challenge. */
const CHALLENGE = 'walk-31'

export const stepFixtures: Fixtures<typeof stepCalls> = {
  getStepSummary: open({ refId: CHALLENGE }),
  recordSteps: held(async (owner) => ({
    ...{ refId: CHALLENGE, steps: 9000, date: shanghaiDay(owner.server.time.now) },
    photo: await owner.picture(true),
  })),
  setStepCity: open({ city: '330100' }),
}

export const healthFixtures: Fixtures<typeof healthCalls> = {
  listHealth: open((owner) => {
    const day = shanghaiDay(owner.server.time.now)
    return { kind: 'glucose' as const, from: day, to: day }
  }),
  saveHealth: open((owner) => ({
    ...{ kind: 'glucose' as const, value: 5.6, period: 'fasting' as const, measuredAt: owner.server.time.now - 60_000 },
  })),
}

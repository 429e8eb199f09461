import type { Bilingual, Language, Logistics } from '@quanzi/contract'
import type { Clock } from '../../base/clock'
import type { LogisticsProvider, Parcel } from './LogisticsProvider'

const HOUR = 3_600_000

interface Stop {
  /** Hours since the parcel was handed over, on average. */
  readonly after: number
  readonly state: Logistics['state']
  readonly text: Bilingual
}

const STOPS: readonly Stop[] = [
  { after: 2, state: 'sent', text: { zh: '快件已揽收', en: 'Picked up by the carrier' } },
  { after: 6, state: 'moving', text: { zh: '快件已离开发货地转运中心', en: 'Left the origin sorting centre' } },
  { after: 20, state: 'moving', text: { zh: '快件已到达{city}转运中心', en: 'Arrived at the sorting centre {city}' } },
  {
    after: 26,
    state: 'moving',
    text: { zh: '快件已到达{city}派送网点', en: 'Arrived at the delivery station {city}' },
  },
  { after: 30, state: 'delivering', text: { zh: '快递员正在派送，请保持电话畅通', en: 'Out for delivery' } },
  { after: 34, state: 'delivered', text: { zh: '已签收，感谢使用{company}', en: 'Delivered by {company}' } },
]

/** A factor from 0.8 to 1.2, the same for the same number. */
function paceOf(number: string): number {
  let sum = 7
  for (const sign of number) sum = (sum * 31 + sign.charCodeAt(0)) % 9973
  return 0.8 + (sum % 41) / 100
}

/** Tracks parcels without a carrier: the steps follow from the number, the time of sending and the clock. */
export class LocalLogistics implements LogisticsProvider {
  constructor(private readonly clock: Clock) {}

  async track({ company, number, sentAt, city }: Parcel, language: Language): Promise<Logistics> {
    const pace = paceOf(number)
    const reached = STOPS.map((stop) => ({ ...stop, time: Math.round(sentAt + stop.after * HOUR * pace) })).filter(
      ({ time }) => time <= this.clock(),
    )
    const steps = reached.map(({ time, text }) => ({
      time,
      text: text[language].replace('{city}', city).replace('{company}', company).trim(),
    }))
    return { company, state: reached.at(-1)?.state ?? 'none', steps: steps.reverse() }
  }
}

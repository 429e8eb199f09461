import { GLUCOSE_LOW, glucoseHigh, type HealthReading } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { formatMoment } from '@/locales/formatMoment'
import { BandChart } from '@/ui/content/BandChart'
import type { GlucoseStore } from './GlucoseStore'
import { text } from './messages'
import { readingWords } from './readingWords'

/** A reading before a meal is high above the first one, another above the second one. */
const [FASTING, HIGH] = [glucoseHigh('fasting'), glucoseHigh('after')]

interface GlucoseChartProps {
  readonly store: GlucoseStore
  readonly list: readonly HealthReading[]
}

/** The readings of the span on the band of good values. */
export const GlucoseChart = observer(function GlucoseChart({ store, list }: GlucoseChartProps) {
  const { from, to } = store.window
  return (
    <BandChart
      id="glucose-chart"
      label={text('chart', { days: store.span })}
      points={list.map((reading) => ({
        key: reading.id,
        place: Math.min(1, Math.max(0, (reading.measuredAt - from) / (to - from))),
        value: reading.value,
        words: readingWords(reading),
        tone: reading.level,
      }))}
      band={{
        ...{ low: GLUCOSE_LOW, also: FASTING, high: HIGH },
        words: text('band', { low: GLUCOSE_LOW, fasting: FASTING, high: HIGH }),
      }}
      chosen={store.chosen}
      onChoose={(id) => store.name(id)}
      ends={[formatMoment(from, 'day'), formatMoment(to, 'day')]}
    />
  )
})

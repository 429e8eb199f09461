import { type GrowthRow, startOfDay } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { GrowthBars } from '@/domain/distribution/GrowthBars'
import { formatMoment } from '@/locales/formatMoment'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { ChipRow } from '@/ui/content/ChipRow'
import { priceNumber } from '@/ui/content/priceNumber'
import { Tabs } from '@/ui/navigation/Tabs'
import { pressProps } from '@/ui/press/pressProps'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../promotion/messages'
import { PeriodFigures } from '../promotion/PeriodFigures'
import { useRoleGate } from '../promotion/useRoleGate'
import { AnalysisStore, FIGURES, type Figure, SPANS } from './AnalysisStore'
import css from './index.module.scss'

/** Only so many bars have their day written below. */
const LABELS = 4

const dayWords = (date: string): string => formatMoment(startOfDay(date), 'day')

const valueWords = (row: GrowthRow, figure: Figure): string =>
  figure === 'commission' ? `¥${priceNumber(row.commission)}` : String(row[figure])

/** What the role earned by day: as bars, and as a table that says the same. */
function DistrAnalysis() {
  const { iid } = useRoute<'account.distrAnalysis'>()
  const [store] = useState(() => new AnalysisStore(iid))
  const { state } = useRoleGate(iid, () => store.load())
  const { statistic, days, span, figure, chosen } = store
  const every = Math.max(1, Math.ceil(days.length / LABELS))
  const bars = [...days].reverse().map((row, at, all) => ({
    key: row.date,
    value: row[figure],
    label: (all.length - 1 - at) % every === 0 ? dayWords(row.date) : '',
    name: text('barName', {
      ...{ date: dayWords(row.date), figure: text(`figure_${figure}`), value: valueWords(row, figure) },
    }),
  }))
  const open = (day: string) => void navigate('account.distribution', { iid, day })
  const picked = days.find(({ date }) => date === chosen)
  return (
    <ScreenFrame title={text('analysis')} state={state} onRefresh={() => store.load()}>
      <ListState state={store.state}>
        {statistic && (
          <View className={css.page}>
            <View className={css.card}>
              <PeriodFigures statistic={statistic} />
              <Text id="without-margins" className={css.note}>
                {text('withoutMargins')}
              </Text>
            </View>
            <View className={css.card}>
              <Tabs
                idPrefix="span"
                items={SPANS.map((days) => ({ key: String(days), text: text(`days_${days}`) }))}
                activeKey={String(span)}
                onSelect={(key) => store.show(key === '30' ? 30 : 7)}
              />
              <ChipRow
                wrap
                items={FIGURES.map((key) => ({ key, text: text(`figure_${key}`) }))}
                activeKey={figure}
                onSelect={(key) => store.measure(key)}
              />
              <GrowthBars
                bars={bars}
                activeKey={chosen}
                onSelect={(date) => store.choose(date)}
                label={text('chartLabel', { figure: text(`figure_${figure}`), days: text(`days_${span}`) })}
              />
              {picked && (
                <View id="picked-day" className={css.picked} {...pressProps(() => open(picked.date), { role: 'link' })}>
                  <Text>{`${dayWords(picked.date)} · ${valueWords(picked, figure)}`}</Text>
                  <Text className={css.link}>{text('dayIncome')}</Text>
                </View>
              )}
            </View>
            <View className={css.card}>
              <View className={css.line}>
                <Text className={css.day}>{text('day')}</Text>
                {FIGURES.map((key) => (
                  <Text key={key} className={css.head}>
                    {text(`figure_${key}`)}
                  </Text>
                ))}
              </View>
              {days.map((row) => (
                <View
                  key={row.date}
                  id={`day-${row.date}`}
                  className={css.line}
                  {...pressProps(() => open(row.date), { role: 'link' })}
                >
                  <Text className={css.day}>{dayWords(row.date)}</Text>
                  {FIGURES.map((key) => (
                    <Text key={key} className={css.value}>
                      {valueWords(row, key)}
                    </Text>
                  ))}
                </View>
              ))}
            </View>
          </View>
        )}
      </ListState>
    </ScreenFrame>
  )
}

export default observer(DistrAnalysis)

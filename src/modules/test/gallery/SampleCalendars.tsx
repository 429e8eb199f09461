import { addDays, type Calendar, type CalendarDay, shanghaiDay } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { CalendarMonths } from '@/domain/calendar/CalendarMonths'
import { CalendarStore } from '@/domain/calendar/CalendarStore'
import { canChoose, chooseDay, NO_STAY } from '@/domain/calendar/stayRange'
import { Card } from '@/ui/content/Card'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { text } from '../messages'
import css from './Gallery.module.scss'

const sampleDay = (date: string, at: number): CalendarDay => ({
  id: date,
  date,
  price: 98_000 + (at % 7) * 4_000,
  left: at % 5 === 3 ? 0 : (at % 4) * 5 + 3,
  minGroup: 4,
  confirmed: at % 3 === 0,
  state: at % 5 === 3 ? 'full' : 'open',
})

const sampleStore = (step: number, isStay: boolean) =>
  new CalendarStore({
    now: () => Date.now(),
    emptyState: () => ({ kind: 'empty' }),
    isStay,
    read: async (month): Promise<Calendar> => {
      const first = shanghaiDay(Date.now())
      const days = Array.from({ length: 90 / step }, (_, at) => sampleDay(addDays(first, at * step + 2), at))
      return {
        days: days.filter(({ date }) => date.startsWith(month)),
        firstOpen: days[0]?.date ?? '',
        lastDay: days[days.length - 1]?.date ?? '',
      }
    },
  })

/** The calendar of dated departures, and that of nights, where two days are chosen. */
export const SampleCalendars = observer(function SampleCalendars() {
  const [trips] = useState(() => sampleStore(3, false))
  const [nights] = useState(() => sampleStore(1, true))
  const [chosen, setChosen] = useState('')
  const [range, setRange] = useState(NO_STAY)
  useEffect(() => {
    void trips.load()
    void nights.load()
  }, [trips, nights])
  const isFree = (date: string) => nights.cell(date)?.state === 'open'
  return (
    <View className={css.body}>
      <SectionHeading title={text('departures')} />
      <Card padded>
        <CalendarMonths
          id="departures"
          months={trips.months}
          today={trips.today}
          chosen={chosen}
          canPress={(date) => trips.cell(date)?.state === 'open'}
          onPress={setChosen}
          more={trips.more}
          onMore={() => void trips.loadMore()}
        />
      </Card>
      <SectionHeading title={text('nights')} />
      <Card padded>
        <CalendarMonths
          id="nights"
          months={nights.months}
          today={nights.today}
          range={range}
          canPress={(date) => canChoose(range, date, isFree)}
          onPress={(date) => setRange(chooseDay(range, date, isFree))}
          more={nights.more}
          onMore={() => void nights.loadMore()}
        />
      </Card>
    </View>
  )
})

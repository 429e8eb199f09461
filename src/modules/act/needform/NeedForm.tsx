import { nextMonth, shanghaiMonth } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { CalendarMonths } from '@/domain/calendar/CalendarMonths'
import { monthsBetween } from '@/domain/calendar/monthDays'
import { formatWritten } from '@/locales/formatWritten'
import { serverNow } from '@/platform/serverClock'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { FormSection } from '@/ui/fields/FormSection'
import { PickerField } from '@/ui/fields/PickerField'
import { Stepper } from '@/ui/fields/Stepper'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import { text } from '../need/messages'
import css from './index.module.scss'
import type { NeedProblem, NeedStore } from './NeedStore'

const MOST_PEOPLE = 999
const MOST_NOTE = 500
const MONTHS_AHEAD = 6

/** The fields of a bespoke request. */
export const NeedForm = observer(function NeedForm({ store }: { readonly store: NeedStore }) {
  const [isChoosing, setChoosing] = useState(false)
  const { texts } = store
  const errorOf = (problem: NeedProblem, words: string) =>
    store.tried && store.problems.includes(problem) ? words : undefined
  const range = [texts.from, texts.to].filter(Boolean).map(formatWritten).join(' – ')
  return (
    <FormSection>
      <Text className={css.note}>{text('intro')}</Text>
      <TextField
        id="need-destination"
        label={text('where')}
        required
        maxLength={60}
        placeholder={text('whereHint')}
        value={texts.destination}
        onChange={(destination) => store.write({ destination })}
        error={errorOf('destination', text('whereWrong'))}
      />
      <PickerField
        id="need-dates"
        label={text('dates')}
        required
        placeholder={text('datesHint')}
        value={range}
        onPress={() => setChoosing(true)}
        error={errorOf('dates', text('datesWrong'))}
      />
      <View className={css.people}>
        <Text>{text('people')}</Text>
        <Stepper
          id="need-people"
          label={text('people')}
          value={Number(texts.people)}
          min={1}
          max={MOST_PEOPLE}
          onChange={(people) => store.write({ people: String(people) })}
        />
      </View>
      <TextField
        id="need-budget"
        label={text('budget')}
        kind="decimal"
        maxLength={8}
        placeholder={text('budgetHint')}
        value={texts.budget}
        onChange={(budget) => store.write({ budget })}
      />
      <TextField
        id="need-name"
        label={text('name')}
        kind="name"
        required
        maxLength={20}
        value={texts.name}
        onChange={(name) => store.write({ name })}
        error={errorOf('name', text('nameWrong'))}
      />
      <TextField
        id="need-phone"
        label={text('phone')}
        kind="phone"
        required
        maxLength={11}
        value={texts.phone}
        onChange={(phone) => store.write({ phone })}
        error={errorOf('phone', text('phoneWrong'))}
      />
      <TextAreaField
        id="need-note"
        label={text('note')}
        placeholder={text('noteHint')}
        limit={MOST_NOTE}
        value={texts.note}
        onChange={(note) => store.write({ note })}
      />
      <Text className={css.note}>{text('draftNote')}</Text>
      {isChoosing && <DatesSheet store={store} onClose={() => setChoosing(false)} />}
    </FormSection>
  )
})

/** The first and the last day on one calendar. */
const DatesSheet = observer(function DatesSheet(props: { readonly store: NeedStore; readonly onClose: () => void }) {
  const { store, onClose } = props
  const { texts, today } = store
  const [ahead, setAhead] = useState(1)
  let last = today.slice(0, 7)
  for (let month = 0; month < ahead; month++) last = nextMonth(last)
  const months = monthsBetween(shanghaiMonth(serverNow()), last).map((month) => ({ month, cells: new Map() }))
  return (
    <BottomSheet
      open
      id="need-dates-sheet"
      title={text('dates')}
      onClose={onClose}
      footer={
        <AppButton id="need-dates-done" kind="primary" stretch disabled={texts.to === ''} onPress={onClose}>
          {text('datesDone')}
        </AppButton>
      }
    >
      <CalendarMonths
        id="need-calendar"
        months={months}
        today={today}
        range={{ in: texts.from, out: texts.to }}
        ends={{ in: text('datesStart'), out: text('datesEnd') }}
        canPress={(date) => date >= today}
        onPress={(date) => store.chooseDay(date)}
        more={ahead < MONTHS_AHEAD ? 'idle' : 'end'}
        onMore={() => setAhead(ahead + 1)}
      />
    </BottomSheet>
  )
})

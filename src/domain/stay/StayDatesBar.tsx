import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { pressProps } from '@/ui/press/pressProps'
import { ScreenStatus } from '@/ui/screen/ScreenStatus'
import { CalendarMonths } from '../calendar/CalendarMonths'
import { text } from './messages'
import css from './StayDatesBar.module.scss'
import type { StayDatesStore } from './StayDatesStore'
import { stayWords } from './stayWords'

/** The chosen dates as a row; a press opens the calendar. */
export const StayDatesBar = observer(function StayDatesBar({ store }: { readonly store: StayDatesStore }) {
  return (
    <RowGroup flush>
      <ListRow
        id="stay-dates"
        title={store.dates ? stayWords(store.dates) : text(store.isFixed ? 'chooseStart' : 'chooseDates')}
        onPress={() => store.show()}
      />
    </RowGroup>
  )
})

/** The chosen dates above the bar of actions, so that they stay in sight; nothing before they are chosen. */
export const StayDatesFoot = observer(function StayDatesFoot({ store }: { readonly store: StayDatesStore }) {
  if (!store.dates) return null
  return (
    <View id="stay-dates-foot" className={css.foot} {...pressProps(() => store.show())}>
      <Text>{stayWords(store.dates)}</Text>
      <Text className={css.change}>{text('changeDates')}</Text>
    </View>
  )
})

/** The calendar in which a stay is chosen; the dates count when they are confirmed. */
export const StayDatesSheet = observer(function StayDatesSheet({ store }: { readonly store: StayDatesStore }) {
  const { calendar } = store
  return (
    <BottomSheet
      id="stay-dates-sheet"
      open={store.open}
      title={text(store.isFixed ? 'chooseStart' : 'chooseDates')}
      onClose={() => store.close()}
      footer={
        <>
          {store.dates && (
            <AppButton id="stay-dates-clear" kind="secondary" onPress={() => store.clear()}>
              {text('clearDates')}
            </AppButton>
          )}
          <AppButton
            id="stay-dates-done"
            kind="primary"
            stretch
            disabled={!store.isWhole}
            onPress={() => store.confirm()}
          >
            {store.isWhole ? stayWords(store.draft) : store.draft.in === '' ? text('confirmDates') : text('pickOut')}
          </AppButton>
        </>
      }
    >
      {calendar.state.kind === 'ready' ? (
        <CalendarMonths
          id="calendar"
          months={calendar.months}
          today={calendar.today}
          range={store.draft}
          canPress={store.canPress}
          onPress={store.press}
          more={calendar.more}
          onMore={() => void calendar.loadMore()}
        />
      ) : (
        <ScreenStatus state={calendar.state} />
      )}
    </BottomSheet>
  )
})

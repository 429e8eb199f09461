import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { Price } from '@/ui/content/Price'
import { RowGroup } from '@/ui/content/RowGroup'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { SelectField } from '@/ui/fields/SelectField'
import { Stepper } from '@/ui/fields/Stepper'
import { SwitchField } from '@/ui/fields/SwitchField'
import { TextField } from '@/ui/fields/TextField'
import { semantics } from '@/ui/press/semantics'
import { text } from './messages'
import type { StayBooking } from './StayBooking'
import css from './StayBookingSheet.module.scss'
import { stayWords, yuan } from './stayWords'

interface StayBookingSheetProps {
  readonly store: StayBooking
  /** Opens the calendar; the form keeps what was entered. */
  readonly onDates: () => void
  readonly onSend: () => void
}

/** The form of a booking: rooms, guests, phone, coupon, and what it costs. */
export const StayBookingSheet = observer(function StayBookingSheet({ store, onDates, onSend }: StayBookingSheetProps) {
  const { target, dates, payable } = store
  if (!target || !dates) return null
  const rooms = text(target.isPackage ? 'packages' : 'rooms')
  return (
    <BottomSheet
      id="booking-sheet"
      open={store.open}
      title={`${text('booking')} · ${target.title}`}
      onClose={() => store.close()}
      footer={
        <>
          <View className={css.sum} {...semantics({ 'aria-live': 'polite' })}>
            {payable !== null && <Price id="booking-total" fen={payable} prefix={`${text('sum')} `} />}
          </View>
          <AppButton id="booking-send" kind="accent" loading={store.busy} disabled={payable === null} onPress={onSend}>
            {text('send')}
          </AppButton>
        </>
      }
    >
      <View className={css.form}>
        {store.problem !== '' && (
          <View id="booking-problem" className={css.problem} {...semantics({ role: 'alert' })}>
            <Text>{store.problem}</Text>
            {store.isFull ? (
              <AppButton size="small" onPress={onDates}>
                {text('otherDates')}
              </AppButton>
            ) : (
              payable === null && (
                <AppButton size="small" onPress={() => void store.reckon()}>
                  {text('retry')}
                </AppButton>
              )
            )}
          </View>
        )}
        <RowGroup flush>
          <ListRow title={stayWords(dates)} onPress={onDates} />
          <ListRow
            title={rooms}
            value={
              <Stepper
                id="booking-rooms"
                label={rooms}
                value={store.rooms}
                min={1}
                max={store.mostRooms}
                onChange={(value) => store.setRooms(value)}
              />
            }
          />
          <ListRow
            title={text('people')}
            note={text('peopleMost', { count: store.mostPeople })}
            value={
              <Stepper
                id="booking-people"
                label={text('people')}
                value={store.people}
                min={store.rooms}
                max={store.mostPeople}
                onChange={(value) => store.setPeople(value)}
              />
            }
          />
        </RowGroup>
        {store.wantedNames.map((name, at) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a room has nothing but its number
            key={at}
            id={`booking-guest-${at + 1}`}
            label={store.rooms > 1 ? text('guestOf', { n: at + 1 }) : text('guest')}
            kind="name"
            placeholder={text('guestHint')}
            required
            maxLength={20}
            value={name}
            error={store.nameFault(at)}
            onChange={(value) => store.setName(at, value)}
          />
        ))}
        <TextField
          id="booking-phone"
          label={text('phone')}
          kind="phone"
          placeholder={text('phoneHint')}
          required
          value={store.phone}
          error={store.phoneFault}
          onChange={(value) => store.setPhone(value)}
        />
        {target.deposit !== undefined && (
          <SwitchField
            id="booking-deposit"
            label={text('byDeposit', { share: target.deposit })}
            hint={text('byDepositNote')}
            value={store.byDeposit}
            onChange={(on) => store.payDeposit(on)}
          />
        )}
        {store.coupons.length > 0 && (
          <SelectField
            id="booking-coupon"
            label={text('coupon')}
            value={store.couponId}
            options={[
              { value: '', text: text('noCoupon') },
              ...store.coupons.map(({ id, name, save }) => ({
                ...{ value: id, text: name, note: text('couponSave', { yuan: yuan(save) }) },
              })),
            ]}
            onChange={(id) => store.chooseCoupon(id)}
          />
        )}
      </View>
    </BottomSheet>
  )
})

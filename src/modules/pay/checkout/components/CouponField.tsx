import { observer } from 'mobx-react'
import { useState } from 'react'
import { AppButton } from '@/ui/action/AppButton'
import { priceNumber } from '@/ui/content/priceNumber'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { OptionRow } from '@/ui/fields/OptionRow'
import { PickerField } from '@/ui/fields/PickerField'
import { text } from '../../messages'
import type { PriceStore } from '../PriceStore'

/** The coupons of the order: one, or several stackable ones. */
export const CouponField = observer(function CouponField({ store }: { readonly store: PriceStore }) {
  const [open, setOpen] = useState(false)
  const coupons = store.calculation?.coupons ?? []
  if (coupons.length === 0 && !store.couponLost) return null
  const usable = coupons.filter((coupon) => coupon.usable)
  const stackable = usable.filter(({ terms }) => terms.stackable).length > 1
  const used = store.price?.coupons ?? []
  const names = used.map(({ id }) => coupons.find((coupon) => coupon.id === id)?.name ?? '')
  const saved = used.reduce((sum, { save }) => sum + save, 0)
  const noteOf = (id: string, save: number, combines: boolean) => {
    const beside = used.find((one) => one.id === id)?.save ?? save
    const yuan = text('couponChosen', { yuan: priceNumber(beside) })
    return stackable && combines ? `${yuan} · ${text('couponStackable')}` : yuan
  }
  return (
    <PickerField
      id="checkout-coupon"
      label={text('coupon')}
      placeholder={usable.length > 0 ? text('couponCount', { count: usable.length }) : text('couponNone')}
      value={
        names.length > 1
          ? text('couponSeveral', { count: names.length, yuan: priceNumber(saved) })
          : names.map((name) => text('couponOne', { name, yuan: priceNumber(saved) })).join('')
      }
      {...(store.takesBest && saved > 0 ? { hint: text('couponBest') } : {})}
      {...(store.couponLost ? { error: text('couponLost', { reason: store.couponLost }) } : {})}
      onPress={() => setOpen(true)}
      press={{ expanded: open }}
    >
      <BottomSheet
        open={open}
        title={text('coupon')}
        onClose={() => setOpen(false)}
        footer={
          <AppButton id="checkout-coupon-done" kind="primary" stretch onPress={() => setOpen(false)}>
            {saved > 0 ? text('couponDone', { yuan: priceNumber(saved) }) : text('couponUnused')}
          </AppButton>
        }
      >
        {coupons.map((coupon) => (
          <OptionRow
            key={coupon.id}
            id={`checkout-coupon-${coupon.id}`}
            role="checkbox"
            text={coupon.name}
            note={coupon.usable ? noteOf(coupon.id, coupon.save, coupon.terms.stackable) : coupon.reason}
            chosen={used.some(({ id }) => id === coupon.id)}
            disabled={!coupon.usable}
            onPress={() => store.toggleCoupon(coupon.id)}
          />
        ))}
      </BottomSheet>
    </PickerField>
  )
})

import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { AppButton } from '@/ui/action/AppButton'
import { priceNumber } from '@/ui/content/priceNumber'
import { toast } from '@/ui/feedback/toast'
import { FormSection } from '@/ui/fields/FormSection'
import { SelectField } from '@/ui/fields/SelectField'
import { SwitchField } from '@/ui/fields/SwitchField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import { text } from '../../messages'
import type { CheckoutStore } from '../CheckoutStore'
import type { PriceStore } from '../PriceStore'
import { CouponField } from './CouponField'

/** Coupons, discount code, coins, insurance, sales representative and remark. */
export const DiscountSection = observer(function DiscountSection({ store }: { readonly store: CheckoutStore }) {
  const { choice, price, reps } = store
  const { insuranceFee, source } = choice
  const { takesDiscounts } = price
  const coinMax = price.calculation?.coinMax ?? 0
  return (
    <FormSection title={text(takesDiscounts ? 'discounts' : 'extras')}>
      {takesDiscounts && <CouponField store={price} />}
      {takesDiscounts && <PromoField store={price} />}
      {coinMax > 0 && (
        <SwitchField
          id="checkout-coin"
          label={text('coin')}
          hint={text('coinNote', { coins: coinMax, yuan: priceNumber(coinMax) })}
          value={price.useCoin}
          onChange={(useCoin) => price.change({ useCoin })}
        />
      )}
      {insuranceFee !== null && insuranceFee > 0 && (
        <SwitchField
          id="checkout-insurance"
          label={text('insurance')}
          hint={text('insuranceNote', { yuan: priceNumber(source?.insurance ?? 0) })}
          value={price.insured}
          onChange={(insured) => price.change({ insured })}
        />
      )}
      {reps.length > 0 && (
        <SelectField
          id="checkout-rep"
          label={text('salesRep')}
          value={store.opSalesId}
          options={[
            { value: '', text: text('salesNone') },
            ...reps.map(({ opSalesId, name, opName }) => ({ value: opSalesId, text: name, note: opName })),
          ]}
          onChange={(opSalesId) => store.change({ opSalesId })}
        />
      )}
      <TextAreaField
        id="checkout-remark"
        label={text('remark')}
        placeholder={text('remarkHint')}
        limit={200}
        value={store.remark}
        onChange={(remark) => store.change({ remark })}
      />
    </FormSection>
  )
})

const PromoField = observer(function PromoField({ store }: { readonly store: PriceStore }) {
  const [busy, setBusy] = useState(false)
  const { promo, promoCode: code, promoError } = store
  const use = async () => {
    if (promo) return store.removePromo()
    if (!code.trim()) return
    setBusy(true)
    if (await store.applyPromo()) toast.success(text('promoUsed'))
    setBusy(false)
  }
  return (
    <View>
      <TextField
        id="checkout-promo"
        label={text('promo')}
        placeholder={text('promoHint')}
        maxLength={32}
        value={promo?.code ?? code}
        disabled={promo !== null}
        onChange={(typed) => store.typePromo(typed)}
        onSubmit={() => void use()}
        error={promoError || undefined}
        side={
          <AppButton
            size="small"
            kind="ghost"
            loading={busy}
            disabled={!promo && !code.trim()}
            onPress={() => void use()}
          >
            {text(promo ? 'promoRemove' : 'promoUse')}
          </AppButton>
        }
      />
    </View>
  )
})

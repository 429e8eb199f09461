import { couponThresholdText, couponValueText, type GoodsDetail } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { CouponTicket } from '@/domain/coupon/CouponTicket'
import { errorText } from '@/locales/errorText'
import { language } from '@/locales/Language'
import { useSession } from '@/session/SessionProvider'
import { ListRow } from '@/ui/content/ListRow'
import { priceNumber } from '@/ui/content/priceNumber'
import { RowGroup } from '@/ui/content/RowGroup'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { text } from '../messages'
import type { GoodsStore } from './GoodsStore'
import css from './GoodsTerms.module.scss'
import { Promises } from './Promises'

interface GoodsTermsProps {
  readonly store: GoodsStore
  readonly isVip: boolean
  readonly onChoose: () => void
}

function freightWords({ fee, freeOver }: GoodsDetail['freight']): string {
  if (fee === 0) return text('freightFree')
  const words = { fee: priceNumber(fee), over: priceNumber(freeOver ?? 0) }
  return text(freeOver === null ? 'freightFee' : 'freightOver', words)
}

/** The choice, and the terms of the sale: coupons, delivery, cash back, services. */
export const GoodsTerms = observer(function GoodsTerms({ store, isVip, onChoose }: GoodsTermsProps) {
  const [open, setOpen] = useState<'coupons' | 'services' | null>(null)
  const { detail, spec, offers } = store
  if (!detail || !spec) return null
  const { freight, service, buyShare } = detail
  const missing = store.missing(isVip)
  const number = text('number', { num: spec.num })
  const chosen = spec.sku?.values.length
    ? text('chosen', { values: spec.sku.values.join(' · '), num: spec.num })
    : number
  const words = language.code === 'en' ? 'en' : 'zh'
  return (
    <View className={css.terms}>
      <RowGroup>
        {offers.length > 0 && (
          <ListRow
            id="goods-coupons"
            title={text('coupons')}
            value={
              <View className={css.tags}>
                {offers.slice(0, 2).map((offer) => (
                  <Text key={offer.couponId} className={css.tag}>
                    {text('couponTag', {
                      threshold: couponThresholdText(offer.fullPrice, words),
                      value: couponValueText(offer, words),
                    })}
                  </Text>
                ))}
              </View>
            }
            onPress={() => setOpen('coupons')}
          />
        )}
        <ListRow
          id="goods-choice"
          title={text('choice')}
          value={spec.open ? text('chooseSpec') : chosen}
          onPress={onChoose}
        />
        <ListRow
          id="goods-freight"
          title={text('freight')}
          value={freightWords(freight)}
          {...(missing > 0 ? { note: text('freightMissing', { yuan: priceNumber(missing) }) } : {})}
        />
        {buyShare && (
          <ListRow
            id="goods-buy-share"
            title={text('buyShare')}
            note={text('buyShareNote', {
              need: buyShare.need,
              hours: buyShare.hours,
              yuan: priceNumber(buyShare.cashBack),
            })}
          />
        )}
        {service.length > 0 && (
          <ListRow
            id="goods-service"
            title={text('services')}
            value={service.map(({ title }) => title).join(' · ')}
            onPress={() => setOpen('services')}
          />
        )}
      </RowGroup>
      <CouponSheet store={store} open={open === 'coupons'} onClose={() => setOpen(null)} />
      <BottomSheet open={open === 'services'} title={text('promises')} onClose={() => setOpen(null)}>
        <Promises service={service} />
      </BottomSheet>
    </View>
  )
})

interface CouponSheetProps {
  readonly store: GoodsStore
  readonly open: boolean
  readonly onClose: () => void
}

const CouponSheet = observer(function CouponSheet({ store, open, onClose }: CouponSheetProps) {
  const { member } = useSession()
  const claim = async (offer: GoodsStore['offers'][number]) => {
    if (!(await member.requireMember())) return
    try {
      const { t, msg } = await store.claim(offer)
      if (t === 0) toast.success(msg)
      else toast.show(msg)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <BottomSheet id="coupon-sheet" open={open} title={text('couponsTitle')} onClose={onClose}>
      <View className={css.coupons}>
        {store.offers.map((offer) => (
          <CouponTicket key={offer.couponId} coupon={offer} claimed={offer.claimed} onClaim={() => void claim(offer)} />
        ))}
      </View>
    </BottomSheet>
  )
})

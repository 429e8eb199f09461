import { getVipProfile, listVipBenefits, ORDER_TYPE, takeVipBenefit } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useRef, useState } from 'react'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { priceNumber } from '@/ui/content/priceNumber'
import { toast } from '@/ui/feedback/toast'
import { Picture } from '@/ui/media/Picture'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { useBuy } from '../useBuy'
import { BenefitsStore, stepOf } from './BenefitsStore'
import css from './index.module.scss'
import { text } from './messages'

function WriteOffIndex() {
  const { iid, query } = useRoute<'pay.vipWriteOffIndex'>()
  const { member } = useSession()
  const storeId = query.storeid ?? ''
  const { buy } = useBuy(iid, ORDER_TYPE.surcharge)
  const buyNow = useRef(buy)
  buyNow.current = buy
  const [store] = useState(
    () =>
      new BenefitsStore({
        fetchBenefits: () => call(listVipBenefits, { iid, storeId }),
        fetchProfile: () => (member.isMember ? call(getVipProfile, { iid }) : Promise.resolve(null)),
        take: ({ id, type }) => call(takeVipBenefit, { iid, type: String(type), targetId: id }),
        pay: (keys, payable) => buyNow.current({ keys, payable }),
        show: (id) => navigate('pay.writeOff', { iid, id }),
        emptyState: () => ({ kind: 'empty', message: text('none') }),
      }),
  )
  useKnownMember(() => store.load())
  useScreenShow(() => void (store.benefits.length > 0 && store.load()))
  const { benefits, profile, isVip } = store
  const take = async (benefit: (typeof benefits)[number]) => {
    try {
      await store.take(benefit)
    } catch (error) {
      toast.error(errorText(error))
      await store.load()
    }
  }
  return (
    <ScreenFrame title={text('title')} state={store.state} onRefresh={() => store.load()}>
      <View className={css.page}>
        <View id="vip-state" className={css.hero}>
          <Text className={css.heroNote}>
            {isVip && profile?.expireAt
              ? text('until', { date: formatMoment(profile.expireAt, 'date') })
              : text('notVip')}
          </Text>
          {!isVip && (
            <AppButton id="to-vip" size="small" onPress={() => void navigate('pay.vipBuy', { iid })}>
              {text('toBuy')}
            </AppButton>
          )}
        </View>
        <View className={css.grid}>
          {benefits.map((benefit) => {
            const { id, name, desc, img, quota, surcharge } = benefit
            const left = benefit.left ?? 0
            const waiting = benefit.openRecordId !== null
            return (
              <Card key={id} padded={false}>
                <Picture src={img} alt={name} ratio={16 / 9} />
                <View id={`benefit-${id}`} className={css.words}>
                  <Text className={css.name}>{name}</Text>
                  <Text className={css.desc}>{desc}</Text>
                  <View className={css.facts}>
                    <Text className={css.fact}>
                      {!isVip ? text('quota', { quota }) : left > 0 ? text('left', { left, quota }) : text('usedUp')}
                    </Text>
                    <Text className={css.fact}>
                      {surcharge > 0 ? text('surcharge', { yuan: priceNumber(surcharge) }) : text('noSurcharge')}
                    </Text>
                  </View>
                  {isVip && (
                    <AppButton
                      id={`take-${id}`}
                      kind={surcharge > 0 ? 'accent' : 'primary'}
                      stretch
                      loading={store.taking === id}
                      disabled={left === 0 && !waiting}
                      onPress={() => void take(benefit)}
                    >
                      {text(stepOf(benefit), { yuan: priceNumber(surcharge) })}
                    </AppButton>
                  )}
                </View>
              </Card>
            )
          })}
        </View>
      </View>
    </ScreenFrame>
  )
}

export default observer(WriteOffIndex)

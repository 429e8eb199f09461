import { listVipBenefits, takeVipBenefit, VIP_BENEFIT_TYPE, VIP_RECORD_STATUS } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { AddressFields } from '@/domain/address/AddressFields'
import { call } from '@/gateway/call'
import { loadRegions } from '@/gateway/loadRegions'
import { createId } from '@/lib/createId'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { priceNumber } from '@/ui/content/priceNumber'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { scrollToField } from '@/ui/fields/scrollToField'
import { Picture } from '@/ui/media/Picture'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { ClaimStore } from './ClaimStore'
import css from './index.module.scss'
import { text } from './messages'
import { useSendTo } from './useSendTo'

const { onSite, parcel, coupon } = VIP_BENEFIT_TYPE
const UNPAID = VIP_RECORD_STATUS.unpaid

function RecordRecv() {
  const { iid, query } = useRoute<'vipWriteOff.recordRecv'>()
  const { member } = useSession()
  const benefitId = query.id ?? ''
  const [store] = useState(
    () =>
      new ClaimStore({
        fetchBenefit: async () => (await call(listVipBenefits, { iid })).find(({ id }) => id === benefitId),
        take: ({ id, type }, infos) =>
          call(takeVipBenefit, { iid, type: String(type), targetId: id, ...(type === onSite ? {} : { infos }) }),
        newRequest: createId,
        missing: () => ({
          kind: 'empty',
          message: text('missing'),
          actionText: text('toVip'),
          onAction: () => void replace('account.vip', { iid }),
        }),
      }),
  )
  const leave = async (type: number, id: string, isUnpaid: boolean) => {
    if (type === coupon) toast.success(text('gotCoupon'))
    if (type === parcel && !isUnpaid) toast.success(text('toBeSent'))
    if (type === onSite || isUnpaid) await replace('pay.writeOff', { iid, id })
    else await replace('vipWriteOff.recordList', { iid })
  }
  const address = useSendTo(iid, benefitId, async (to) => {
    const taken = await store.take(to)
    if (taken) await leave(parcel, taken.id, taken.status === UNPAID)
  })
  const load = async () => {
    await member.ready()
    if (!member.isMember) return
    await store.load()
    if (store.benefit?.type === parcel) await address.load()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when the visitor becomes a member
  useEffect(() => void load(), [member.isMember])
  const { benefit, refusal } = store
  const isFree = refusal === null && benefit?.openRecordId === null
  const isParcel = benefit?.type === parcel && benefit.openRecordId === null
  const claim = async () => {
    try {
      if (isParcel) {
        if (await address.save()) return
        const [first] = address.problems
        if (first) scrollToField(`address-${first}`)
        return
      }
      const taken = await store.take(null)
      if (taken && benefit) await leave(benefit.type, taken.id, taken.status === UNPAID)
    } catch (error) {
      toast.error(errorText(error))
      await store.load()
    }
  }
  return (
    <ScreenFrame
      title={text('title')}
      state={memberScreen(member, isParcel && store.state.kind === 'ready' ? address.state : store.state)}
      skeleton={<DetailSkeleton />}
      footer={
        benefit && (
          <ActionBar>
            {refusal === 'notVip' ? (
              <AppButton id="to-vip" kind="primary" stretch onPress={() => void navigate('pay.vipBuy', { iid })}>
                {text('buy')}
              </AppButton>
            ) : (
              <AppButton
                id="claim"
                kind="primary"
                stretch
                loading={store.busy}
                disabled={refusal !== null}
                onPress={() => void claim()}
              >
                {text(refusal ?? (benefit.openRecordId === null ? 'claim' : 'again'))}
              </AppButton>
            )}
          </ActionBar>
        )
      }
    >
      {benefit && (
        <View className={css.page}>
          <Card padded={false}>
            <Picture src={benefit.img} alt={benefit.name} ratio={16 / 9} lazy={false} />
            <View className={css.words}>
              <Text className={css.name}>{benefit.name}</Text>
              <Text className={css.desc}>{benefit.desc}</Text>
              {refusal === 'notVip' ? (
                <Text className={css.fact}>{text('notVip')}</Text>
              ) : (
                <Text id="claim-left" className={css.fact}>
                  {text(isFree ? 'leftAfter' : 'left', {
                    ...{ left: benefit.left ?? 0, quota: benefit.quota },
                    after: store.leftAfter,
                  })}
                </Text>
              )}
              {benefit.surcharge > 0 && (
                <Text className={css.fact}>{text('surcharge', { yuan: priceNumber(benefit.surcharge) })}</Text>
              )}
              {benefit.until !== null && (
                <Text className={css.fact}>{text('until', { date: formatMoment(benefit.until, 'date') })}</Text>
              )}
            </View>
          </Card>
          {isParcel && refusal === null && (
            <>
              <AddressFields store={address} load={loadRegions} />
              <Text className={css.note}>{text('draft')}</Text>
            </>
          )}
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(RecordRecv)

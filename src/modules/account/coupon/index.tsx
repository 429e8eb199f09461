import { type Coupon, listCouponOffers, listCoupons } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { CouponTicket } from '@/domain/coupon/CouponTicket'
import { couponPath } from '@/domain/coupon/couponPath'
import { call } from '@/gateway/call'
import { isGatewayError } from '@/gateway/GatewayError'
import { claimOnce } from '@/gateway/onCoupons'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { openPath } from '@/routes/openPath'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { WindowedList } from '@/ui/list/WindowedList'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { COUPON_TABS, CouponListStore } from './CouponListStore'
import css from './index.module.scss'

/** Height of a coupon with the gap below it, in px of a 375 design. */
const ROW = 92

const keyOf = ({ id }: Coupon) => id

function Coupons() {
  const { iid, query } = useRoute<'account.coupon'>()
  const { member } = useSession()
  const { couponId } = query
  const [store] = useState(
    () =>
      new CouponListStore({
        fetchPage: (status, pageNumber) =>
          call(listCoupons, {
            ...{ iid, status, pageNumber },
            ...(status === 'claimable' ? {} : { userid: member.userId }),
          }),
        fetchLinked: couponId ? async () => (await call(listCouponOffers, { iid, couponId }))[0] : null,
        claim: (id) => claimOnce(iid, id),
        emptyState: (tab) =>
          tab === 'usable'
            ? {
                ...{ kind: 'empty', message: text('couponEmpty_usable'), actionText: text('couponToClaim') },
                onAction: () => store.choose('claimable'),
              }
            : { kind: 'empty', message: text(`couponEmpty_${tab}`) },
      }),
  )
  const { list, tab, linked } = store
  const claim = async (id: string) => {
    if (!(await member.requireMember())) return
    try {
      const answer = await store.claim(id)
      if (answer?.t === 0) toast.success(text('couponGot'))
      else if (answer) toast.error(answer.msg)
    } catch (error) {
      toast.error(isGatewayError(error, 'NOTFOUND') ? text('couponNotFound') : errorText(error))
    }
  }
  const [render] = useState(() => (coupon: Coupon) => {
    const { id, orderId, owned, perUser } = coupon
    if (store.tab === 'claimable')
      return (
        <CouponTicket
          coupon={coupon}
          claimed={owned >= perUser || store.claimed.has(coupon.couponId)}
          onClaim={() => void claim(coupon.couponId)}
        />
      )
    const isUsable = store.tab === 'usable'
    const end = isUsable ? (
      <AppButton id={`use-${id}`} kind="accent" size="small" onPress={() => void openPath(couponPath(iid, coupon))}>
        {text('couponUse')}
      </AppButton>
    ) : (
      orderId && (
        <AppButton id={`order-${id}`} size="small" onPress={() => void navigate('order.detail', { iid, gid: orderId })}>
          {text('couponOrder')}
        </AppButton>
      )
    )
    return <CouponTicket coupon={coupon} own={{ spent: !isUsable, end }} />
  })
  /** A link may name a coupon: a member claims it by opening the link, a visitor after logging in. */
  const begin = async () => {
    await member.ready()
    if (!member.isMember) return void (store.tab === 'claimable' && list.load())
    if (store.linked && !store.linked.claimed) await claim(store.linked.couponId)
    await list.load()
  }
  const beginAll = async () => {
    await store.loadLinked()
    await begin()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts again when the visitor becomes a member
  useEffect(() => void beginAll(), [member.isMember])
  const state = tab === 'claimable' ? list.state : memberScreen(member, list.state)
  return (
    <ScreenFrame
      title={text('couponsTitle')}
      onRefresh={() => list.load()}
      {...(state.kind === 'ready' ? list.foot : {})}
    >
      {couponId && (
        <View id="coupon-linked" className={css.linked}>
          <ListState state={store.linkState}>
            {linked && (
              <CouponTicket
                coupon={linked}
                claimed={linked.claimed || store.claimed.has(linked.couponId)}
                onClaim={() => void claim(linked.couponId)}
              />
            )}
            {store.linkGone && <Text className={css.note}>{text('couponNotFound')}</Text>}
            {linked && member.status === 'visitor' && <Text className={css.note}>{text('couponLogIn')}</Text>}
          </ListState>
        </View>
      )}
      <Tabs
        sticky
        idPrefix="coupon-tab"
        items={COUPON_TABS.map((key) => ({ key, text: text(`coupon_${key}`), count: store.counts?.[key] ?? 0 }))}
        activeKey={tab}
        onSelect={(key) => store.choose(key)}
      />
      <ListState state={state}>
        <WindowedList rows={list.rows} keyOf={keyOf} render={render} rowHeight={ROW} className={css.list} />
      </ListState>
    </ScreenFrame>
  )
}

export default observer(Coupons)

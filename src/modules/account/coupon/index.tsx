import { type Coupon, claimCoupon, listCoupons } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { CouponTicket } from '@/domain/coupon/CouponTicket'
import { call } from '@/gateway/call'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
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

const couponId = ({ id }: Coupon) => id

function Coupons() {
  const { iid, query } = useRoute<'account.coupon'>()
  const { member } = useSession()
  const toActs = () => void navigate('act.list', { iid })
  const [store] = useState(
    () =>
      new CouponListStore({
        fetchPage: (status, pageNumber) => call(listCoupons, { iid, status, pageNumber, userid: member.userId }),
        emptyState: (tab) =>
          tab === 'usable'
            ? {
                kind: 'empty',
                message: text('couponEmpty_usable'),
                actionText: text('couponToActs'),
                onAction: toActs,
              }
            : { kind: 'empty', message: text(`couponEmpty_${tab}`) },
      }),
  )
  const { list, tab } = store
  const [render] = useState(() => (coupon: Coupon) => {
    const isUsable = store.tab === 'usable'
    const use = isUsable && (
      <AppButton id={`use-${coupon.id}`} kind="accent" size="small" onPress={toActs}>
        {text('couponUse')}
      </AppButton>
    )
    return <CouponTicket coupon={coupon} own={{ spent: !isUsable, end: use }} />
  })
  /** A link may name a coupon. Claiming it a second time only shows a message. */
  const claim = async (couponId: string) => {
    try {
      const { t, msg } = await call(claimCoupon, { iid, couponId })
      if (t === 0) toast.success(text('couponGot'))
      else toast.error(msg)
    } catch (error) {
      const gone = isGatewayError(error, 'NOTFOUND')
      toast.error(gone ? text('couponNotFound') : errorText(error))
    }
  }
  const begin = async () => {
    await member.ready()
    if (!member.isMember) return query.couponId ? void member.requireMember() : undefined
    if (query.couponId) await claim(query.couponId)
    await list.load()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts again when the visitor becomes a member
  useEffect(() => void begin(), [member.isMember])
  const state = memberScreen(member, list.state)
  return (
    <ScreenFrame
      title={text('couponsTitle')}
      onRefresh={() => list.load()}
      {...(state.kind === 'ready' ? list.foot : {})}
    >
      <Tabs
        sticky
        idPrefix="coupon-tab"
        items={COUPON_TABS.map((key) => ({ key, text: text(`coupon_${key}`) }))}
        activeKey={tab}
        onSelect={(key) => store.choose(key)}
      />
      <ListState state={state}>
        <WindowedList rows={list.rows} keyOf={couponId} render={render} rowHeight={ROW} className={css.list} />
      </ListState>
    </ScreenFrame>
  )
}

export default observer(Coupons)

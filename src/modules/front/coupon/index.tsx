import { type Coupon, claimCoupons, listCoupons } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { CouponTicket } from '@/domain/coupon/CouponTicket'
import { couponPath } from '@/domain/coupon/couponPath'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { claimOnce, onCoupons } from '@/gateway/onCoupons'
import { errorText } from '@/locales/errorText'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { openPath } from '@/routes/openPath'
import { useRoute } from '@/routes/useRoute'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { WindowedList } from '@/ui/list/WindowedList'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { CouponCentre } from './CouponCentre'
import css from './index.module.scss'
import { isScarce } from './isScarce'
import { text } from './messages'

/** Height of a coupon with the gap below it, in px of a 375 design. */
const ROW = 104

const keyOf = ({ couponId }: Coupon) => couponId

function Coupons() {
  const { iid } = useRoute<'index.coupon'>()
  const { member } = useSession()
  const [store] = useState(
    () =>
      new CouponCentre({
        fetchPage: (pageNumber) => call(listCoupons, { iid, status: 'claimable', pageNumber }),
        claim: (couponId) => claimOnce(iid, couponId),
        claimAll: (ids) =>
          callOnce(`coupons:${iid}:${ids.join()}`, claimCoupons, (reqId) => ({ iid, couponIds: [...ids], reqId })),
        emptyState: () => ({ kind: 'empty', message: text('empty') }),
      }),
  )
  const { list } = store
  useKnownMember(() => list.load())
  useEffect(() => onCoupons(iid, (ids) => store.hold(ids)), [iid, store])
  useShareMenu({ title: text('title') })
  const run = async (claim: () => ReturnType<CouponCentre['claim']>) => {
    if (!(await member.requireMember())) return
    try {
      const answer = await claim()
      if (answer?.t === 0) toast.success(answer.msg)
      else if (answer) toast.error(answer.msg)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const [render] = useState(() => (coupon: Coupon) => (
    <View>
      {store.isHeld(coupon) ? (
        <CouponTicket
          coupon={{ ...coupon, id: coupon.couponId }}
          own={{
            spent: false,
            end: (
              <AppButton
                id={`use-${coupon.couponId}`}
                kind="accent"
                size="small"
                onPress={() => void openPath(couponPath(iid, coupon))}
              >
                {text('use')}
              </AppButton>
            ),
          }}
        />
      ) : (
        <CouponTicket coupon={coupon} onClaim={() => void run(() => store.claim(coupon.couponId))} />
      )}
      {!store.isHeld(coupon) && isScarce(coupon) && (
        <Text id={`left-${coupon.couponId}`} className={css.left}>
          {text('left', { count: coupon.left ?? 0 })}
        </Text>
      )}
    </View>
  ))
  const left = store.open.length
  return (
    <ScreenFrame
      title={text('title')}
      state={list.state}
      onRefresh={() => list.load()}
      {...list.foot}
      footer={
        <ActionBar>
          <AppButton
            id="claim-all"
            kind="accent"
            stretch
            disabled={left === 0}
            loading={store.busy}
            onPress={() => void run(() => store.claimAll())}
          >
            {text(left === 0 ? 'allClaimed' : 'claimAll')}
          </AppButton>
        </ActionBar>
      }
    >
      <WindowedList rows={list.rows} keyOf={keyOf} render={render} rowHeight={ROW} className={css.list} />
    </ScreenFrame>
  )
}

export default observer(Coupons)

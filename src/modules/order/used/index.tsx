import { checkOrderUse, useOrderCode } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { TicketCode } from '@/domain/order/TicketCode'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { formatMoment } from '@/locales/formatMoment'
import { display } from '@/platform/display'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { serverNow } from '@/platform/serverClock'
import { useRoute } from '@/routes/useRoute'
import css from '@/screens/desk/CodeDesk.module.scss'
import { CodeDeskCard } from '@/screens/desk/CodeDeskCard'
import { useShownCode } from '@/screens/desk/useShownCode'
import { EventSection } from '@/screens/event/EventSection'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { CardsSkeleton } from '@/ui/feedback/CardsSkeleton'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { keptCodes } from '../keptTickets'
import { text } from '../messages'
import { UseStore } from './UseStore'

function Used() {
  const { iid, query } = useRoute<'order.used'>()
  const { member } = useSession()
  const orderId = query.orderId || query.gid || ''
  const [kept] = useState(() => keptCodes(iid, member, orderId))
  const [store] = useState(
    () =>
      new UseStore({
        kept,
        onUsed: () => display.vibrate('short'),
        now: serverNow,
        fetch: orderId ? () => call(checkOrderUse, { iid, orderId }) : null,
        use: (code) =>
          callOnce(`use:${code}`, useOrderCode, (reqId) => ({
            iid,
            reqId,
            code,
            ...(orderId ? { orderId } : {}),
          })),
        isStaff: () => member.profile?.rights.includes('scan') === true,
        nothing: text('useNothing'),
      }),
  )
  const load = async () => {
    await member.ready()
    if (member.isMember || (orderId && kept.read())) await store.load()
  }
  useScreenShow(() => void load())
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when the visitor becomes a member
  useEffect(() => void load(), [member.isMember])
  useShownCode(!store.atDesk && store.order?.codes.some(({ used }) => !used) === true, store)
  return (
    <ScreenFrame
      title={text('useTitle')}
      state={store.asOf === null ? memberScreen(member, store.state) : store.state}
      skeleton={<CardsSkeleton centred />}
      onRefresh={load}
    >
      <View className={css.page}>
        {store.asOf !== null && (
          <Text id="use-kept" className={css.words}>
            {text('useKept', { time: formatMoment(store.asOf, 'at') })}
          </Text>
        )}
        {!store.atDesk && store.order?.event && <EventSection iid={iid} event={store.order.event} gid={orderId} />}
        {!store.atDesk && store.order?.codes.map((code) => <TicketCode key={code.code} code={code} />)}
        {store.atDesk && (
          <CodeDeskCard
            id="use"
            desk={store.desk}
            maxLength={64}
            words={{
              code: text('useCodeLabel'),
              hint: text('useCodePlaceholder'),
              wrong: text('useCodeWrong'),
              scan: text('useScan'),
              confirm: text('useConfirm'),
              next: text('useNext'),
              nextScan: text('useNextScan'),
            }}
            tell={({ again, usedAt, title, left }) => ({
              heading: again ? text('useBefore', { time: formatMoment(usedAt, 'at') }) : text('useDone'),
              lines: [title, ...(left > 0 ? [text('useLeft', { count: left })] : [])],
            })}
          />
        )}
      </View>
    </ScreenFrame>
  )
}

export default observer(Used)

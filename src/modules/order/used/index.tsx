import { checkOrderUse, useOrderCode } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { TicketCode } from '@/domain/order/TicketCode'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { display } from '@/platform/display'
import { useBrightScreen } from '@/platform/display/useBrightScreen'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { scan } from '@/platform/scan'
import { useRoute } from '@/routes/useRoute'
import { EventSection } from '@/screens/event/EventSection'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { CardsSkeleton } from '@/ui/feedback/CardsSkeleton'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import checkIcon from '@/ui/icon/drawings/check.module.scss'
import clockIcon from '@/ui/icon/drawings/clock.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from './index.module.scss'
import { keptCodes } from './keptCodes'
import { UseStore } from './UseStore'

/** While the buyer shows a code, the screen checks this often whether it was used, in ms. */
const LOOK = 5000

function Used() {
  const { iid, query } = useRoute<'order.used'>()
  const { member } = useSession()
  const orderId = query.orderId || query.gid || ''
  const [kept] = useState(() => keptCodes(openTenantStorage(iid), member, orderId))
  const [scanned, setScanned] = useState(false)
  const [store] = useState(
    () =>
      new UseStore({
        kept,
        onUsed: () => display.vibrate('short'),
        now: Date.now,
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
  const showing = !store.atDesk && store.order?.codes.some(({ used }) => !used)
  useEffect(() => {
    if (!showing) return
    const timer = setInterval(() => void store.load(), LOOK)
    return () => clearInterval(timer)
  }, [showing, store])

  useBrightScreen(showing === true)

  const use = async () => {
    try {
      if (await store.use()) display.vibrate(store.done?.again ? 'long' : 'short')
    } catch (error) {
      display.vibrate('long')
      toast.error(errorText(error))
    }
  }
  const read = async () => {
    const found = await scan.scan()
    setScanned(found.ok)
    if (!found.ok) return
    store.type(found.value)
    await use()
  }
  /** Who scanned goes on scanning. */
  const next = () => {
    store.next()
    if (scanned) void read()
  }
  const { done } = store
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
        {store.atDesk &&
          (done ? (
            <Card>
              <View id="use-done" className={css.done}>
                <View className={done.again ? css.again : css.mark}>
                  <Icon drawing={done.again ? clockIcon.drawing : checkIcon.drawing} size={36} />
                </View>
                <Text className={css.title}>
                  {done.again ? text('useBefore', { time: formatMoment(done.usedAt, 'at') }) : text('useDone')}
                </Text>
                <Text className={css.words}>{done.title}</Text>
                {done.left > 0 && <Text className={css.words}>{text('useLeft', { count: done.left })}</Text>}
                <AppButton id="use-next" kind="primary" stretch onPress={next}>
                  {text(scanned ? 'useNextScan' : 'useNext')}
                </AppButton>
              </View>
            </Card>
          ) : (
            <Card>
              <View className={css.form}>
                <TextField
                  id="use-code"
                  label={text('useCodeLabel')}
                  placeholder={text('useCodePlaceholder')}
                  value={store.code}
                  onChange={(code) => store.type(code)}
                  onSubmit={() => void use()}
                  maxLength={64}
                  {...(store.tried && store.code.trim() === '' ? { error: text('useCodeWrong') } : {})}
                />
                <AppButton id="use-scan" stretch onPress={() => void read()}>
                  {text('useScan')}
                </AppButton>
                <AppButton id="use-submit" kind="primary" stretch loading={store.busy} onPress={() => void use()}>
                  {text('useConfirm')}
                </AppButton>
              </View>
            </Card>
          ))}
      </View>
    </ScreenFrame>
  )
}

export default observer(Used)

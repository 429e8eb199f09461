import { checkOrderUse, useOrderCode } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { TicketCode } from '@/domain/order/TicketCode'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { scan } from '@/platform/scan'
import { useRoute } from '@/routes/useRoute'
import { EventSection } from '@/screens/event/EventSection'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
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
import { UseStore } from './UseStore'

/** While the buyer shows a code, the screen checks this often whether it was used, in ms. */
const LOOK = 5000

function Used() {
  const { iid, query } = useRoute<'order.used'>()
  const { member } = useSession()
  const orderId = query.orderId || query.gid || ''
  const [store] = useState(
    () =>
      new UseStore({
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
    if (member.isMember) await store.load()
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

  const use = async () => {
    try {
      await store.use()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const read = async () => {
    const found = await scan.scan()
    if (!found.ok) return
    store.type(found.value)
    await use()
  }
  const { done } = store
  return (
    <ScreenFrame
      title={text('useTitle')}
      state={memberScreen(member, store.state)}
      skeleton={<CardsSkeleton centred />}
      onRefresh={load}
    >
      <View className={css.page}>
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
                <AppButton id="use-next" kind="primary" stretch onPress={() => store.next()}>
                  {text('useNext')}
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

import { listVipRecords, ORDER_TYPE, useVipRecord } from '@quanzi/contract'
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
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { priceNumber } from '@/ui/content/priceNumber'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import checkIcon from '@/ui/icon/drawings/check.module.scss'
import clockIcon from '@/ui/icon/drawings/clock.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { useBuy } from '../useBuy'
import css from './index.module.scss'
import { text } from './messages'
import { WriteOffStore } from './WriteOffStore'

/** While a code is shown, the screen checks this often whether it was used, in ms. */
const LOOK = 5000

function WriteOff() {
  const { iid, query } = useRoute<'pay.writeOff'>()
  const { member } = useSession()
  const { id = '' } = query
  const [store] = useState(
    () =>
      new WriteOffStore({
        fetch: id ? async () => (await call(listVipRecords, { iid, scope: 'mine', id })).list[0] : null,
        use: (code) => callOnce(`writeOff:${code}`, useVipRecord, (reqId) => ({ iid, reqId, code })),
        isStaff: () => member.profile?.rights.includes('scan') === true,
        missing: () => ({
          kind: 'empty',
          message: text('missing'),
          actionText: text('toBenefits'),
          onAction: () => void navigate('pay.vipWriteOffIndex', { iid }),
        }),
      }),
  )
  const [scanned, setScanned] = useState(false)
  const { busy, buy } = useBuy(iid, ORDER_TYPE.surcharge, 'surcharge')
  const load = async () => {
    await member.ready()
    if (member.isMember) await store.load()
  }
  useScreenShow(() => void load())
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when the visitor becomes a member
  useEffect(() => void load(), [member.isMember])
  const { record, done, showing } = store
  useEffect(() => {
    if (!showing) return
    const timer = setInterval(() => void store.load(), LOOK)
    return () => clearInterval(timer)
  }, [showing, store])

  useBrightScreen(showing)
  const attempt = (act: () => Promise<unknown>) => act().catch((error: unknown) => toast.error(errorText(error)))
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
  return (
    <ScreenFrame
      title={text('title')}
      state={memberScreen(member, store.state)}
      skeleton={<DetailSkeleton />}
      onRefresh={load}
    >
      <View className={css.page}>
        {record && record.code !== '' && (
          <TicketCode
            title={record.name}
            code={{ code: record.code, name: record.name, used: record.status === 1, usedAt: record.usedAt }}
          />
        )}
        {record && record.code === '' && (
          <Card>
            <View className={css.done}>
              <Text className={css.title}>{record.name}</Text>
              <Text id="write-off-note" className={css.words}>
                {text(record.status === 2 ? 'gone' : 'unpaid')}
              </Text>
              {record.status === 0 && (
                <AppButton
                  id="write-off-pay"
                  kind="accent"
                  stretch
                  loading={busy}
                  onPress={() => void attempt(() => buy({ keys: record.id, payable: record.surcharge }))}
                >
                  {text('pay', { yuan: priceNumber(record.surcharge) })}
                </AppButton>
              )}
            </View>
          </Card>
        )}
        {store.atDesk &&
          (done ? (
            <Card>
              <View id="write-off-done" className={css.done}>
                <View className={done.again ? css.again : css.mark}>
                  <Icon drawing={done.again ? clockIcon.drawing : checkIcon.drawing} size={36} />
                </View>
                <Text className={css.title}>
                  {done.again ? text('before', { time: formatMoment(done.usedAt ?? 0, 'at') }) : text('done')}
                </Text>
                <Text className={css.words}>{done.name}</Text>
                {done.member !== '' && <Text className={css.words}>{text('by', { name: done.member })}</Text>}
                <AppButton id="write-off-next" kind="primary" stretch onPress={next}>
                  {text('next')}
                </AppButton>
              </View>
            </Card>
          ) : (
            <Card>
              <View className={css.form}>
                <Text className={css.title}>{text('desk')}</Text>
                <TextField
                  id="write-off-code"
                  label={text('code')}
                  placeholder={text('codeHint')}
                  value={store.code}
                  onChange={(code) => store.type(code)}
                  onSubmit={() => void use()}
                  maxLength={32}
                  {...(store.tried && store.code.trim() === '' ? { error: text('codeWrong') } : {})}
                />
                <AppButton id="write-off-scan" stretch onPress={() => void read()}>
                  {text('scan')}
                </AppButton>
                <AppButton id="write-off-submit" kind="primary" stretch loading={store.busy} onPress={() => void use()}>
                  {text('confirm')}
                </AppButton>
              </View>
            </Card>
          ))}
      </View>
    </ScreenFrame>
  )
}

export default observer(WriteOff)

import { listVipRecords, ORDER_TYPE, useVipRecord, VIP_RECORD_STATUS, type VipRecord } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { TicketCode } from '@/domain/order/TicketCode'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { isText } from '@/lib/isText'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { serverNow } from '@/platform/serverClock'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import css from '@/screens/desk/CodeDesk.module.scss'
import { CodeDeskCard } from '@/screens/desk/CodeDeskCard'
import { useShownCode } from '@/screens/desk/useShownCode'
import { memberScreen } from '@/screens/member/memberScreen'
import { memberKeep } from '@/session/memberKeep'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { priceNumber } from '@/ui/content/priceNumber'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { useBuy } from '../useBuy'
import { text } from './messages'
import { WriteOffStore } from './WriteOffStore'

function WriteOff() {
  const { iid, query } = useRoute<'pay.writeOff'>()
  const { member } = useSession()
  const { id = '' } = query
  const [kept] = useState(() => memberKeep<VipRecord>(openTenantStorage(iid), member, `benefitCode:${id}`))
  const [store] = useState(
    () =>
      new WriteOffStore({
        kept,
        now: serverNow,
        fetch: id ? async () => (await call(listVipRecords, { iid, scope: 'mine', id })).list[0] : null,
        keptPlace: memberKeep(openTenantStorage(iid), member, 'deskPlace', isText),
        use: (code, place) => callOnce(`writeOff:${code}`, useVipRecord, (reqId) => ({ iid, reqId, code, place })),
        isStaff: () => member.profile?.rights.includes('scan') === true,
        missing: () => ({
          kind: 'empty',
          message: text('missing'),
          actionText: text('toBenefits'),
          onAction: () => void navigate('pay.vipWriteOffIndex', { iid }),
        }),
      }),
  )
  const { busy, buy } = useBuy(iid, ORDER_TYPE.surcharge)
  const load = async () => {
    await member.ready()
    if (member.isMember || (id && kept.read())) await store.load()
  }
  useScreenShow(() => void load())
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when the visitor becomes a member
  useEffect(() => void load(), [member.isMember])
  const { record, showing } = store
  useShownCode(showing, store)
  const attempt = (act: () => Promise<unknown>) => act().catch((error: unknown) => toast.error(errorText(error)))
  return (
    <ScreenFrame
      title={text('title')}
      state={store.asOf === null ? memberScreen(member, store.state) : store.state}
      skeleton={<DetailSkeleton />}
      onRefresh={load}
    >
      <View className={css.page}>
        {store.asOf !== null && (
          <Text id="write-off-kept" className={css.words}>
            {text('kept', { time: formatMoment(store.asOf, 'at') })}
          </Text>
        )}
        {record && record.code !== '' && (
          <TicketCode
            title={record.name}
            code={{
              ...{ code: record.code, name: record.name, usedAt: record.usedAt },
              used: record.status === VIP_RECORD_STATUS.used,
            }}
          />
        )}
        {record && record.code === '' && (
          <Card>
            <View className={css.done}>
              <Text className={css.title}>{record.name}</Text>
              <Text id="write-off-note" className={css.words}>
                {text(noteOf(record))}
              </Text>
              {record.status === VIP_RECORD_STATUS.unpaid && (
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
        {record?.usedAt && record.place !== '' && (
          <Text id="write-off-place" className={css.words}>
            {text('at', { place: record.place })}
          </Text>
        )}
        {store.atDesk && !store.desk.done && (
          <Card>
            <TextField
              id="write-off-where"
              label={text('where')}
              placeholder={text('whereHint')}
              maxLength={30}
              value={store.place}
              onChange={(place) => store.standAt(place)}
            />
          </Card>
        )}
        {store.atDesk && (
          <CodeDeskCard
            id="write-off"
            desk={store.desk}
            maxLength={32}
            words={{
              title: text('desk'),
              code: text('code'),
              hint: text('codeHint'),
              wrong: text('codeWrong'),
              scan: text('scan'),
              confirm: text('confirm'),
              next: text('next'),
              nextScan: text('next'),
            }}
            tell={({ again, usedAt, name, place, member }) => ({
              heading: again ? text('before', { time: formatMoment(usedAt ?? 0, 'at') }) : text('done'),
              lines: [
                name,
                ...(place !== '' ? [text('at', { place })] : []),
                ...(member !== '' ? [text('by', { name: member })] : []),
              ],
            })}
          />
        )}
      </View>
    </ScreenFrame>
  )
}

/** Why a claim shows no code. */
function noteOf({ status }: VipRecord): 'gone' | 'unpaid' | 'noCode' {
  if (status === VIP_RECORD_STATUS.givenBack) return 'gone'
  return status === VIP_RECORD_STATUS.unpaid ? 'unpaid' : 'noCode'
}

export default observer(WriteOff)

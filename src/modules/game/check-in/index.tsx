import { doCheckin, getContent, getEntries, listCheckinPlaces, MODULE_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { TicketCode } from '@/domain/order/TicketCode'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { formatPeriod } from '@/locales/formatPeriod'
import { useBrightScreen } from '@/platform/display/useBrightScreen'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { serverNow } from '@/platform/serverClock'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { memberKeep } from '@/session/memberKeep'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import { Tabs } from '@/ui/navigation/Tabs'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import css from '../game.module.scss'
import { text } from '../race/messages'
import { KitDesk } from './KitDesk'
import { isKeptKit, KitStore } from './KitStore'

type Tab = 'mine' | 'staff'

/** The code with which a member gets the kit; for staff the desk. */
function KitCheckIn() {
  const { iid, params } = useRoute<'game.checkIn'>()
  const { id } = params
  const { member } = useSession()
  const [tab, setTab] = useState<Tab>('mine')
  const ref = { iid, scope: 'game', refId: id } as const
  const [store] = useState(() => {
    const kept = memberKeep(openTenantStorage(iid), member, `kit:${id}`, isKeptKit)
    return new KitStore({
      fetchDetail: () => call(getContent, { iid, moduleType: MODULE_TYPE.game, id }),
      fetchEntries: async () => (await call(getEntries, ref)).entries,
      fetchPlaces: async () => (await call(listCheckinPlaces, ref)).list,
      collect: (entryId, placeId, code) =>
        callOnce(`kit:${entryId}:${code}`, doCheckin, (reqId) => ({
          ...{ ...ref, reqId, entryId, placeId, method: 'code' as const, code },
        })),
      kept: { read: () => kept.read()?.value ?? null, write: (kit) => void kept.write(kit, serverNow()) },
    })
  })
  const load = async () => {
    await member.ready()
    // Without a network it is not known who asks: what is kept of who was here last shows.
    if (member.lastId !== '') await store.load()
  }
  useScreenShow(() => void load())
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when the visitor becomes a member
  useEffect(() => void load(), [member.isMember])
  const { detail, tickets } = store
  const kit = detail?.game?.kit
  useBrightScreen(tab === 'mine' && tickets.length > 0)
  const isStaff = member.profile?.rights?.includes('scan') ?? false
  const collect = async () => {
    try {
      if (await store.collect()) toast.success(text('collected'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const nothing: ScreenState = {
    kind: 'empty',
    message: text('noTicket'),
    actionText: text('toEntry'),
    onAction: () => void navigate('game.joinResult', { iid, id }),
  }
  const isEmpty = detail !== null && tickets.length === 0 && !isStaff
  const shown = isEmpty ? nothing : store.state
  const now = serverNow()
  return (
    <ScreenFrame
      title={text('checkIn')}
      state={store.cutOff ? shown : memberScreen(member, shown)}
      skeleton={<DetailSkeleton />}
      onRefresh={load}
    >
      {detail && (
        <View>
          {isStaff && (
            <Tabs<Tab>
              items={[
                { key: 'mine', text: text('mineTab') },
                { key: 'staff', text: text('staffTab') },
              ]}
              activeKey={tab}
              onSelect={setTab}
            />
          )}
          <View className={css.page}>
            <Text className={css.title}>{detail.title}</Text>
            {kit && (
              <RowGroup>
                <ListRow id="kit-place" title={text('kitPlace')} note={kit.place} />
                <ListRow title={text('kitHours')} note={formatPeriod(kit.from, kit.to)} />
                <ListRow title={text('kitItems')} note={kit.items.join(' · ')} />
              </RowGroup>
            )}
            {tab === 'staff' && <KitDesk iid={iid} id={id} />}
            {tab === 'mine' && tickets.length === 0 && <Text className={css.note}>{text('noTicket')}</Text>}
            {tab === 'mine' &&
              tickets.map((entry) => {
                const at = store.collectedAt(entry.id)
                return (
                  <View key={entry.id} className={css.stack}>
                    {entry.bib !== '' && (
                      <Text id={`bib-${entry.id}`} className={css.big}>
                        {text('bib', { bib: entry.bib })}
                      </Text>
                    )}
                    <TicketCode
                      title={text('ticketOf', { name: entry.name })}
                      code={{ code: entry.ticketCode, name: entry.name, used: at !== null, usedAt: at }}
                    />
                    {at !== null && (
                      <Text id={`collected-${entry.id}`} className={css.note}>
                        {text('received', { time: formatMoment(at, 'at') })}
                      </Text>
                    )}
                  </View>
                )
              })}
            {tab === 'mine' && tickets.some(({ id: one }) => store.collectedAt(one) === null) && (
              <View className={css.stack}>
                <SectionHeading title={text('desk')} note={text('deskNote')} />
                {kit && now < kit.from && (
                  <Text className={css.note}>{text('notYet', { time: formatMoment(kit.from) })}</Text>
                )}
                {kit && now > kit.to && <Text className={css.note}>{text('over')}</Text>}
                <TextField
                  id="kit-code"
                  label={text('code')}
                  kind="number"
                  maxLength={6}
                  value={store.code}
                  onChange={(code) => store.type(code)}
                />
                <AppButton
                  id="kit-collect"
                  kind="accent"
                  disabled={store.code.length < 6}
                  loading={store.busy}
                  onPress={() => void collect()}
                >
                  {text('collect')}
                </AppButton>
              </View>
            )}
          </View>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(KitCheckIn)

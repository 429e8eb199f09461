import { isMobile, joinWaitlist, listConfig } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { openPlace } from '@/flows/place/openPlace'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useOwn } from '@/screens/member/useOwn'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import { MapView } from '@/ui/map/MapView'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from '../form.module.scss'
import { text } from '../messages'
import mapCss from './index.module.scss'
import { type Outlet, outletsOf } from './outletsOf'

/** The waiting list of cards that are to come. */
const CARDS = 'card'

/** Why there is no card, where to get one, and a notice when cards arrive. */
function NoCards() {
  const { iid } = useRoute<'realcard.empty'>()
  const [phone, setPhone] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [noted, setNoted] = useState(false)
  const {
    value: outlets,
    state,
    load,
  } = useOwn(async () => outletsOf((await call(listConfig, { iid, type: 'outlet', pageSize: 50 })).list))
  useOwnDetails(iid, (own) => setPhone((typed) => typed || own.phone))
  const notify = async () => {
    setTried(true)
    if (busy || !isMobile(phone.trim())) return
    setBusy(true)
    try {
      await callOnce(`card:notify:${phone.trim()}`, joinWaitlist, (reqId) => ({
        ...{ iid, reqId, scope: 'realcard' as const, refId: CARDS, phone: phone.trim(), on: true },
      }))
      setNoted(true)
      toast.success(text('notified'))
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  const show = ({ name, address, at }: Outlet) => void openPlace(iid, { name, address, ...at })
  const [first] = outlets ?? []
  return (
    <ScreenFrame title={text('emptyTitle')} state={state} onRefresh={load}>
      <View className={css.page}>
        <View className={css.card}>
          <Text id="why-empty" className={css.text}>
            {text('emptyWhy')}
          </Text>
          <Text className={css.text}>{text('emptyHow')}</Text>
          <View className={css.buttons}>
            <AppButton id="to-activate" kind="primary" onPress={() => void navigate('realcard.activate', { iid })}>
              {text('toActivate')}
            </AppButton>
          </View>
        </View>
        <View className={css.card}>
          <TextField
            id="notify-phone"
            label={text('notify')}
            kind="phone"
            maxLength={11}
            hint={text('notifyNote')}
            value={phone}
            onChange={setPhone}
            error={tried && !isMobile(phone.trim()) ? text('mobileWrong') : undefined}
          />
          <AppButton id="notify-send" kind="secondary" loading={busy} disabled={noted} onPress={() => void notify()}>
            {text(noted ? 'notified' : 'notify')}
          </AppButton>
        </View>
        <SectionHeading title={text('outlets')} />
        {first ? (
          <>
            <View className={mapCss.map}>
              <MapView
                label={text('outlets')}
                centre={first.at}
                zoom={11}
                pins={(outlets ?? []).map(({ at, name }, key) => ({ key, at, label: name, caption: name }))}
              />
            </View>
            <RowGroup>
              {(outlets ?? []).map((outlet) => (
                <ListRow
                  key={outlet.id}
                  id={`outlet-${outlet.id}`}
                  title={outlet.name}
                  note={[outlet.address, outlet.hours, outlet.phone].filter(Boolean).join(' · ')}
                  onPress={() => show(outlet)}
                />
              ))}
            </RowGroup>
          </>
        ) : (
          <Text className={css.small}>{text('noOutlets')}</Text>
        )}
      </View>
    </ScreenFrame>
  )
}

export default observer(NoCards)

import { type CheckinPlace, listCheckinPlaces, type ParamsOf, saveCheckinPlace } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { openPlace } from '@/flows/place/openPlace'
import { call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { MapView } from '@/ui/map/MapView'
import { Loaded } from '@/ui/screen/Loaded'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from '../checkin.module.scss'
import { checkinAt } from '../checkinAt'
import { HoursSheet } from '../HoursSheet'
import { text } from '../messages'
import { PlaceCard } from '../PlaceCard'
import { PlaceCode } from '../PlaceCode'
import { withoutActivity } from '../withoutActivity'

type Mapped = CheckinPlace & { readonly lat: number; readonly lng: number }
const isMapped = (place: CheckinPlace): place is Mapped => place.lat !== null && place.lng !== null

/** The places of an activity, on a map and as a list. Staff open and close them, and show their codes. */
function SignPlaces() {
  const { iid, query } = useRoute<'act.signPlaces'>()
  const { id = '' } = query
  const { member } = useSession()
  const { ref, at } = checkinAt(iid, query)
  const [shown, setShown] = useState('')
  const [timed, setTimed] = useState('')
  const [store] = useState(() => new Loaded(async () => (await call(listCheckinPlaces, ref)).list))
  const load = async () => {
    await member.ready()
    if (id) await store.load()
  }
  useScreenShow(() => void load())
  const isStaff = member.profile?.rights.includes('scan') === true
  const places = store.value ?? []
  const mapped = places.filter(isMapped)
  const [centre] = mapped
  const save = async (place: CheckinPlace, change: Pick<ParamsOf<typeof saveCheckinPlace>, 'open' | 'from' | 'to'>) => {
    try {
      await saveOnce(`place:${place.id}`, saveCheckinPlace, { iid, id: place.id, ...change })
      toast.success(text('saved'))
      setTimed('')
      await store.load()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const open = async (place: CheckinPlace, on: boolean) => {
    const words = { title: text('askClose'), message: text('closeWhy'), confirmText: text('close') }
    if (on || (await dialog.confirm({ ...words, danger: true }))) await save(place, { open: on })
  }
  const timedPlace = isStaff ? places.find((place) => place.id === timed) : undefined
  const coded = isStaff ? places.find((place) => place.id === shown) : undefined
  return (
    <ScreenFrame title={text('places')} state={id ? store.state : withoutActivity(iid)} onRefresh={load} wide>
      <View className={css.page}>
        <View className={css.split}>
          {centre && (
            <View className={css.map}>
              <MapView
                id="places-map"
                label={text('places')}
                centre={centre}
                zoom={15}
                pins={mapped.map(({ lat, lng, name, open: isOpen }, key) => ({
                  ...{ key, at: { lat, lng }, label: name, caption: name },
                  faded: !isOpen,
                }))}
              />
            </View>
          )}
          <View className={css.list}>
            {places.map((place) => (
              <PlaceCard
                key={place.id}
                place={place}
                asStaff={isStaff}
                onCode={() => setShown(place.id)}
                onOpen={(on) => void open(place, on)}
                onHours={() => setTimed(place.id)}
                onWay={
                  isMapped(place)
                    ? () => {
                        const { lat, lng, name, address } = place
                        void openPlace(iid, { lat, lng, name, address })
                      }
                    : null
                }
                onCheckIn={() => void navigate('act.sign', { ...at, placeId: place.id })}
              />
            ))}
          </View>
        </View>
      </View>
      {coded && <PlaceCode at={at} place={coded} onRenew={() => void store.load()} onClose={() => setShown('')} />}
      {timedPlace && (
        <HoursSheet
          key={timedPlace.id}
          place={timedPlace}
          onClose={() => setTimed('')}
          onSave={(hours) => void save(timedPlace, hours)}
        />
      )}
    </ScreenFrame>
  )
}

export default observer(SignPlaces)

import type { Place } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { askPosition } from '@/flows/place/askPosition'
import { t } from '@/locales/t'
import { location } from '@/platform/location'
import { leaveFor } from '@/routes/leaveFor'
import { replace } from '@/routes/navigate'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { toast } from '@/ui/feedback/toast'
import { SearchBox } from '@/ui/fields/SearchBox'
import { MapView } from '@/ui/map/MapView'
import type { MapPoint } from '@/ui/map/MapViewProps'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../../messages'
import { usePlacePicker } from '../usePlacePicker'
import css from './Place.module.scss'
import { PlaceRow } from './PlaceRow'

/** The whole country, until there is a place to look at. */
const COUNTRY = { centre: { lat: 34.5, lng: 106 }, zoom: 4 }
const CITY_ZOOM = 12
const PLACE_ZOOM = 15
const CHOSEN_PIN = 1000

const isSame = (one: Place | null, other: Place) => one?.name === other.name && one.address === other.address

interface PlacePickerProps {
  readonly iid: number
  /** The form that asked; without one the choice is only shown. */
  readonly asker: string | undefined
  /** The public path of that form. */
  readonly returnTo: string | undefined
  readonly from: Place | null
}

export const PlacePicker = observer(function PlacePicker({ iid, asker, returnTo, from }: PlacePickerProps) {
  const { pickedPlace } = useSession()
  const store = usePlacePicker(iid, from)
  const [clicked, setClicked] = useState(false)
  const { chosen, found, state, recent } = store
  const view = chosen
    ? { centre: chosen.location, zoom: clicked ? PLACE_ZOOM : CITY_ZOOM }
    : found[0]
      ? { centre: found[0].location, zoom: CITY_ZOOM }
      : COUNTRY
  const choose = (place: Place) => {
    setClicked(true)
    store.choose(place)
  }
  const choosePoint = (at: MapPoint) =>
    choose({ name: text('pointOnMap'), address: `${at.lat.toFixed(5)}, ${at.lng.toFixed(5)}`, location: at })
  const locate = async () => {
    const here = await askPosition()
    if (here) {
      setClicked(true)
      store.standAt({ lat: here.lat, lng: here.lng }, text('myPosition'))
    }
  }
  const openPlatform = async () => {
    const picked = await location.choose()
    if (picked.ok) {
      const { name, address, lat, lng } = picked.value
      choose({ name: name || text('pointOnMap'), address, location: { lat, lng } })
    }
  }
  const confirm = async () => {
    if (!chosen) return void toast.show(text('notChosen'))
    const place = await store.confirm()
    if (!place) return
    const { name, address, location: at } = place
    if (!asker) return void replace('map.picker', { iid, lat: String(at.lat), lng: String(at.lng), name, address })
    pickedPlace.put(iid, asker, place)
    await leaveFor(returnTo)
  }
  const rows = state === 'found' ? found : recent
  const pins = found.filter((place) => !isSame(chosen, place)).map((place, at) => ({ place, key: at + 1 }))

  return (
    <ScreenFrame
      title={text('pick')}
      busy={store.saving}
      footer={
        <ActionBar
          note={
            chosen && (
              <Text id="place-chosen" className={css.title}>
                {chosen.name}
              </Text>
            )
          }
        >
          <AppButton id="place-confirm" kind="primary" disabled={!chosen} onPress={() => void confirm()}>
            {text('chooseThis')}
          </AppButton>
        </ActionBar>
      }
    >
      <View className={css.search}>
        <SearchBox
          id="place-keyword"
          value={store.keyword}
          placeholder={text('search')}
          onChange={(keyword) => store.type(keyword)}
          onSubmit={() => void store.search()}
        />
      </View>
      <View className={css.low}>
        <MapView
          id="place-map"
          label={text('map')}
          {...view}
          pins={[
            ...pins.map(({ place, key }) => ({ key, at: place.location, label: place.name, faded: true })),
            ...(chosen ? [{ key: CHOSEN_PIN, at: chosen.location, label: chosen.name }] : []),
          ]}
          onPick={choosePoint}
          onPin={(pressed) => {
            const hit = pins.find(({ key }) => key === pressed)
            if (hit) choose(hit.place)
          }}
        />
      </View>
      <View className={css.list}>
        <PlaceRow
          id="place-here"
          icon="location"
          title={text('useMyPosition')}
          chosen={chosen !== null && chosen.location === store.here}
          onPress={() => void locate()}
        />
        {location.native && (
          <PlaceRow id="place-platform" icon="find" title={text('platformMap')} onPress={() => void openPlatform()} />
        )}
        {state === 'idle' && recent.length > 0 && <SectionHeading title={text('recent')} />}
        {state === 'loading' && <Text className={css.note}>{t('loading')}</Text>}
        {state === 'failed' && (
          <>
            <Text id="place-failed" className={css.note}>
              {store.message}
            </Text>
            <AppButton id="place-retry" onPress={() => void store.search()}>
              {t('retry')}
            </AppButton>
          </>
        )}
        {(state === 'idle' || state === 'found') &&
          rows.map((place, at) => (
            <PlaceRow
              key={`${place.name}-${place.address}`}
              id={`place-${at}`}
              icon={state === 'found' ? 'location' : 'clock'}
              title={place.name}
              address={place.address}
              chosen={isSame(chosen, place)}
              onPress={() => choose(place)}
            />
          ))}
        {state === 'found' && found.length === 0 && (
          <Text id="place-none" className={css.note}>
            {text('none')}
          </Text>
        )}
        {state === 'idle' && recent.length === 0 && <Text className={css.note}>{text('hint')}</Text>}
      </View>
    </ScreenFrame>
  )
})

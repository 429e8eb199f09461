import type { Place } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { askPosition } from '@/flows/place/askPosition'
import { location } from '@/platform/location'
import { leaveFor } from '@/routes/leaveFor'
import { replace } from '@/routes/navigate'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { SearchBox } from '@/ui/fields/SearchBox'
import { MapView } from '@/ui/map/MapView'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../../messages'
import { usePlacePicker } from '../usePlacePicker'
import css from './Place.module.scss'
import { PlaceList } from './PlaceList'

interface PlacePickerProps {
  readonly iid: number
  /** The form field that asked for a place; without one the choice is for display only. */
  readonly asker: string | undefined
  /** The public path of that form. */
  readonly returnTo: string | undefined
  readonly from: Place | null
}

export const PlacePicker = observer(function PlacePicker({ iid, asker, returnTo, from }: PlacePickerProps) {
  const { pickedPlace } = useSession()
  const store = usePlacePicker(iid, from)
  const { chosen } = store
  const locate = async () => {
    const here = await askPosition('pick')
    if (here) store.standAt({ lat: here.lat, lng: here.lng }, text('myPosition'))
  }
  const openPlatform = async () => {
    const picked = await location.choose()
    if (!picked.ok) return
    const { name, address, lat, lng } = picked.value
    store.choose({ name: name || text('pointOnMap'), address, location: { lat, lng } })
  }
  const confirm = async () => {
    const place = await store.confirm()
    if (!place) return
    const { name, address, location: at } = place
    if (!asker) return void replace('map.picker', { iid, lat: String(at.lat), lng: String(at.lng), name, address })
    pickedPlace.put(iid, asker, place)
    await leaveFor(returnTo)
  }
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
          {...store.look}
          pins={store.pins}
          onPick={(at) => store.choosePoint(at, text('pointOnMap'))}
          onPin={(key) => store.choosePin(key)}
        />
      </View>
      <PlaceList store={store} onLocate={() => void locate()} onPlatform={() => void openPlatform()} />
    </ScreenFrame>
  )
})

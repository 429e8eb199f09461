import type { Place } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { config } from '@/config'
import { clipboard } from '@/platform/clipboard'
import { link } from '@/platform/link'
import { location } from '@/platform/location'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { MapView } from '@/ui/map/MapView'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../../messages'
import { guideAddress } from '../placeOf'
import css from './Place.module.scss'

const PIN = 1

function guide(place: Place) {
  const { name, address, location: at } = place
  if (location.native) return location.show({ ...at, name, address })
  return link.open(guideAddress(config.mapGuide, place))
}

/** One place on the map, with ways to get there. */
export const PlaceView = observer(function PlaceView({ place }: { readonly place: Place }) {
  const { name, address, location: at } = place
  const lead = async () => {
    const led = await guide(place)
    if (!led.ok && led.reason !== 'cancelled') toast.error(text('guideFailed'))
  }
  const copy = async () => {
    const { ok } = await clipboard.write([name, address].filter(Boolean).join(' '))
    if (ok) toast.success(text('copied'))
  }
  return (
    <ScreenFrame
      title={text('show')}
      background="surface"
      footer={
        <ActionBar>
          <AppButton id="place-copy" kind="secondary" stretch onPress={() => void copy()}>
            {text('copy')}
          </AppButton>
          {(location.native || config.mapGuide) && (
            <AppButton id="place-guide" kind="primary" stretch onPress={() => void lead()}>
              {text('guide')}
            </AppButton>
          )}
        </ActionBar>
      }
    >
      <View className={css.tall}>
        <MapView
          id="place-map"
          label={text('mapOf', { name })}
          centre={at}
          pins={[{ key: PIN, at, label: name }]}
          onPin={() => toast.show(name)}
        />
      </View>
      <View className={css.words}>
        <Text id="place-name" className={css.name}>
          {name}
        </Text>
        {address && <Text className={css.address}>{address}</Text>}
      </View>
    </ScreenFrame>
  )
})

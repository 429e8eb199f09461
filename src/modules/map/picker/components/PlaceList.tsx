import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { t } from '@/locales/t'
import { location } from '@/platform/location'
import { AppButton } from '@/ui/action/AppButton'
import { SectionHeading } from '@/ui/content/SectionHeading'
import clockIcon from '@/ui/icon/drawings/clock.module.scss'
import findIcon from '@/ui/icon/drawings/find.module.scss'
import locationIcon from '@/ui/icon/drawings/location.module.scss'
import { text } from '../../messages'
import type { PlacePickerStore } from '../PlacePickerStore'
import css from './Place.module.scss'
import { PlaceRow } from './PlaceRow'

interface PlaceListProps {
  readonly store: PlacePickerStore
  readonly onLocate: () => void
  /** Opens the platform's own map. */
  readonly onPlatform: () => void
}

/** The visitor's position, recent places and results. */
export const PlaceList = observer(function PlaceList({ store, onLocate, onPlatform }: PlaceListProps) {
  const { state, rows } = store
  const found = state === 'found'
  return (
    <View className={css.list}>
      <PlaceRow
        id="place-here"
        icon={locationIcon.drawing}
        title={text('useMyPosition')}
        chosen={store.isHere}
        onPress={onLocate}
      />
      {location.native && (
        <PlaceRow id="place-platform" icon={findIcon.drawing} title={text('platformMap')} onPress={onPlatform} />
      )}
      {state === 'idle' && rows.length > 0 && <SectionHeading title={text('recent')} />}
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
      {rows.map((place, at) => (
        <PlaceRow
          key={`${place.name}-${place.address}`}
          id={`place-${at}`}
          icon={found ? locationIcon.drawing : clockIcon.drawing}
          title={place.name}
          address={place.address}
          chosen={store.isChosen(place)}
          onPress={() => store.choose(place)}
        />
      ))}
      {found && rows.length === 0 && (
        <Text id="place-none" className={css.note}>
          {text('none')}
        </Text>
      )}
      {state === 'idle' && rows.length === 0 && <Text className={css.note}>{text('hint')}</Text>}
    </View>
  )
})

import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { askPosition } from '@/flows/place/askPosition'
import { openPlace } from '@/flows/place/openPlace'
import { navigate } from '@/routes/navigate'
import { AppButton } from '@/ui/action/AppButton'
import { text } from './messages'
import { SiteCard } from './SiteCard'
import { type SubjectStore, sortSites } from './SubjectStore'
import css from './sign.module.scss'

interface SiteListProps {
  readonly iid: number
  readonly store: SubjectStore
  /** The site that is chosen elsewhere, as on a map. */
  readonly chosen?: string
}

/** Sites as they are arranged or, where the visitor says where they are, the nearest first. */
export const SiteList = observer(function SiteList({ iid, store, chosen }: SiteListProps) {
  const sort = async () => {
    const found = await askPosition('find')
    if (found) await store.stand(found)
  }
  return (
    <View className={css.list}>
      <View className={css.acts}>
        <AppButton id="sites-sort" size="small" disabled={store.here !== null} onPress={() => void sort()}>
          {text(store.here ? 'sorted' : 'sortByDistance')}
        </AppButton>
      </View>
      {store.sites.length === 0 && <Text className={css.note}>{text('noSites')}</Text>}
      {sortSites(store.sites).map((site) => {
        const { id, lat, lng, name, address } = site
        return (
          <SiteCard
            key={id}
            site={site}
            chosen={id === chosen}
            onOpen={() => void navigate('sign.site', { iid, siteid: id })}
            onWay={lat === null || lng === null ? undefined : () => void openPlace(iid, { lat, lng, name, address })}
          />
        )
      })}
    </View>
  )
})

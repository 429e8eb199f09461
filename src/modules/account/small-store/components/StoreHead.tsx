import type { SmallStore } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { Avatar } from '@/ui/content/Avatar'
import { NoticeBar } from '@/ui/content/NoticeBar'
import { Picture } from '@/ui/media/Picture'
import { text } from '../../smallStore/messages'
import css from './StoreHead.module.scss'

/** Banner, name and notice of a store, and who keeps it. */
export function StoreHead({ store }: { readonly store: SmallStore }) {
  const { logo, banner, notice, city, owner, master, counts } = store
  // The store of a closed account has no name.
  const name = store.name || text('store')
  const facts = [city, text('items', { count: counts.items }), text('fans', { count: counts.fans })].filter(Boolean)
  return (
    <View className={css.head}>
      {banner && (
        <View className={css.banner}>
          <Picture src={banner} alt={name} radius="none" lazy={false} />
        </View>
      )}
      <View className={css.line}>
        <Avatar src={logo || owner.headImg} name={name} size="large" />
        <View className={css.words}>
          <Text id="store-name" className={css.name} userSelect>
            {name}
          </Text>
          <Text className={css.facts}>{facts.join(' · ')}</Text>
          {master && (
            <Text className={css.facts}>
              {[text('masterOf', { name: master.name }), master.intro].filter(Boolean).join(' · ')}
            </Text>
          )}
        </View>
      </View>
      {notice && <NoticeBar text={notice} />}
    </View>
  )
}

import type { SmallStore } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { Avatar } from '@/ui/content/Avatar'
import { NoticeBar } from '@/ui/content/NoticeBar'
import { Picture } from '@/ui/media/Picture'
import { text } from '../../smallStore/messages'
import css from './StoreHead.module.scss'

interface StoreHeadProps {
  readonly store: SmallStore
  /** True for the owner's desk, which counts what is on the shelf of a closed store too. */
  readonly isOwners: boolean
}

/** Banner, name and notice of a store, and who keeps it. */
export function StoreHead({ store, isOwners }: StoreHeadProps) {
  const { logo, banner, notice, city, owner, master, counts } = store
  // The store of a closed account has no name.
  const name = store.name || text('store')
  const count = isOwners || store.open ? counts.items : 0
  const facts = [city, text('items', { count }), text('fans', { count: counts.fans })].filter(Boolean)
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

import { type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useMemo } from 'react'
import { BigCard } from '@/domain/content/BigCard'
import { MarkButton } from '@/domain/content/MarkButton'
import { ItemList } from '@/domain/list/ItemList'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useContentList } from '@/screens/list/useContentList'
import { useListMark } from '@/screens/list/useListMark'
import { useOpenItem } from '@/screens/list/useOpenItem'
import { useTabBar } from '@/screens/shell/useTabBar'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { readMarksOf } from '../readMarksOf'
import css from './index.module.scss'

const HEADLINES = 3
const PER_CHANNEL = 4

/** The channels are the tags of the news, in order of first appearance. */
function channelsOf(items: readonly ItemSummary[]): { tag: string; items: ItemSummary[] }[] {
  const channels = new Map<string, ItemSummary[]>()
  for (const item of items) {
    for (const tag of item.tags.slice(0, 1)) channels.set(tag, [...(channels.get(tag) ?? []), item])
  }
  return [...channels].map(([tag, list]) => ({ tag, items: list.slice(0, PER_CHANNEL) }))
}

function NewsHome() {
  const { iid } = useRoute<'news.home'>()
  const list = useContentList({ iid, moduleType: MODULE_TYPE.news })
  const openItem = useOpenItem()
  const collect = useListMark(iid, list, 'collect')
  const marks = readMarksOf(iid)
  const open = (item: ItemSummary) => {
    marks.add(item.id)
    openItem(item)
  }
  useShareMenu({ title: text('home') })
  const tabBar = useTabBar()
  const headlines = list.rows.slice(0, HEADLINES)
  const channels = useMemo(() => channelsOf(list.rows.slice(HEADLINES)), [list.rows])
  return (
    <ScreenFrame
      wide
      title={text('home')}
      state={list.state}
      onRefresh={() => list.load()}
      {...list.foot}
      tabBar={tabBar}
    >
      <ScrollView scrollX showScrollbar={false}>
        <View className={css.headlines}>
          {headlines.map((item) => (
            <View key={item.id} className={headlines.length > 1 ? css.headline : css.only}>
              <BigCard id={`row-${item.id}`} item={item} onPress={() => open(item)} />
              <View className={css.mark}>
                <MarkButton item={item} {...collect} />
              </View>
            </View>
          ))}
        </View>
      </ScrollView>
      {channels.map(({ tag, items }) => (
        <View key={tag} className={css.channel}>
          <View className={css.heading}>
            <SectionHeading
              title={tag}
              actionText={text('more')}
              onAction={() => void navigate('news.list', { iid, tag })}
            />
          </View>
          <ItemList items={items} onOpen={open} mark={collect} isRead={({ id }) => marks.has(id)} />
        </View>
      ))}
    </ScreenFrame>
  )
}

export default observer(NewsHome)

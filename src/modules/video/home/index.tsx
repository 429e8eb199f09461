import { MODULE_TYPE } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { BigCard } from '@/domain/content/BigCard'
import { MarkButton } from '@/domain/content/MarkButton'
import { ItemList } from '@/domain/list/ItemList'
import { tagsOf } from '@/domain/list/tagsOf'
import { useContentList } from '@/hooks/useContentList'
import { useListMark } from '@/hooks/useListMark'
import { useOpenItem } from '@/hooks/useOpenItem'
import { useShare } from '@/hooks/useShare'
import { useTabBar } from '@/hooks/useTabBar'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from './index.module.scss'

const PER_CHANNEL = 4

function VideoHome() {
  const { iid } = useRoute<'video.home'>()
  const list = useContentList({
    iid,
    moduleType: MODULE_TYPE.video,
    emptyState: () => ({ kind: 'empty', message: text('empty') }),
  })
  const like = useListMark(iid, list, 'like')
  const open = useOpenItem()
  const tabBar = useTabBar()
  useShare({ title: text('home') })
  const [featured, ...rest] = list.rows
  return (
    <ScreenFrame
      title={text('home')}
      state={list.state}
      onRefresh={() => list.load()}
      onMore={() => void list.loadMore()}
      more={list.more}
      tabBar={tabBar}
    >
      {featured && (
        <View className={css.featured}>
          <BigCard id={`row-${featured.id}`} item={featured} onPress={() => open(featured)} />
          <View className={css.mark}>
            <MarkButton item={featured} {...like} />
          </View>
        </View>
      )}
      {tagsOf(list.rows).map((tag) => {
        const items = rest.filter(({ tags }) => tags[0] === tag).slice(0, PER_CHANNEL)
        return items.length === 0 ? null : (
          <View key={tag} className={css.channel}>
            <View className={css.heading}>
              <SectionHeading
                title={tag}
                actionText={text('more')}
                onAction={() => void navigate('video.list', { iid, tag })}
              />
            </View>
            <ItemList items={items} onOpen={open} mark={like} />
          </View>
        )
      })}
    </ScreenFrame>
  )
}

export default observer(VideoHome)

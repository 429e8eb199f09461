import { formatSeconds, MODULE_TYPE } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ItemList } from '@/domain/list/ItemList'
import { tagsOf } from '@/domain/list/tagsOf'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useContentList } from '@/screens/list/useContentList'
import { useListMark } from '@/screens/list/useListMark'
import { useOpenItem } from '@/screens/list/useOpenItem'
import { useTabBar } from '@/screens/shell/useTabBar'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import clockIcon from '@/ui/icon/drawings/clock.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { readLastWatched } from '../lastWatched'
import { text } from '../messages'
import { FeaturedVideo } from './FeaturedVideo'
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
  const [last, setLast] = useState(() => readLastWatched(iid))
  useScreenShow(() => setLast(readLastWatched(iid)))
  const open = useOpenItem()
  const tabBar = useTabBar()
  useShareMenu({ title: text('home') })
  const [featured, ...rest] = list.rows
  return (
    <ScreenFrame
      wide
      title={text('home')}
      state={list.state}
      onRefresh={() => list.load()}
      {...list.foot}
      tabBar={tabBar}
    >
      {last && (
        <View className={css.last}>
          <RowGroup>
            <ListRow
              id="go-on"
              icon={<Icon drawing={clockIcon.drawing} size={20} />}
              title={last.title || text('goOn')}
              note={text('resume', { time: formatSeconds(last.seconds) })}
              onPress={() => void navigate('video.detail', { iid, id: last.id })}
            />
          </RowGroup>
        </View>
      )}
      {featured && <FeaturedVideo key={featured.id} iid={iid} item={featured} like={like} onOpen={open} />}
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

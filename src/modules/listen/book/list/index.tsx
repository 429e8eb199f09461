import { type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useRef, useState } from 'react'
import { ItemList } from '@/domain/list/ItemList'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useContentList } from '@/screens/list/useContentList'
import { useListMark } from '@/screens/list/useListMark'
import { useOpenItem } from '@/screens/list/useOpenItem'
import { useContinue } from '@/screens/series/useContinue'
import { useTabBar } from '@/screens/shell/useTabBar'
import { useSession } from '@/session/SessionProvider'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { WindowedList } from '@/ui/list/WindowedList'
import { Picture } from '@/ui/media/Picture'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from './index.module.scss'

const moduleType = MODULE_TYPE.book
const SHELF = '@shelf'

const bookId = ({ id }: ItemSummary) => id

/** The chapter, and how much of it was read. */
function progressOf({ extra }: ItemSummary): string {
  const { progress } = extra
  if (!progress) return text('notBegun')
  const share = progress.length > 0 ? Math.round((progress.seconds / progress.length) * 100) : 0
  return text('readTo', { title: progress.title, share })
}

function BookList() {
  const { iid } = useRoute<'book.list'>()
  const { member } = useSession()
  const [tab, setTab] = useState('')
  const list = useContentList({
    iid,
    moduleType,
    tag: tab,
    emptyState: () => ({ kind: 'empty', message: text(tab ? 'shelfEmpty' : 'empty') }),
  })
  const mark = useListMark(iid, list, 'collect')
  const last = useContinue(iid, moduleType)
  const open = useOpenItem()
  const tabBar = useTabBar()
  useShareMenu({ title: text('shelf') })
  const shown = useRef(false)
  useScreenShow(() => {
    // Back from a chapter, the shelf has another order.
    if (shown.current && tab) void list.load()
    shown.current = true
  })
  const choose = async (next: string) => {
    if (next && !(await member.requireMember())) return
    setTab(next)
  }
  const [render] = useState(() => (item: ItemSummary) => (
    <ListRow
      id={`shelf-${item.id}`}
      icon={
        <View className={css.cover}>
          <Picture src={item.cover} alt="" ratio={3 / 4} radius="control" />
        </View>
      }
      title={item.title}
      note={progressOf(item)}
      onPress={() => void navigate('book.article', { iid, id: item.extra.progress?.itemId ?? item.id })}
    />
  ))
  return (
    <ScreenFrame wide title={text('shelf')} onRefresh={() => list.load()} {...list.foot} tabBar={tabBar}>
      <Tabs
        items={[
          { key: '', text: text('books') },
          { key: SHELF, text: text('mine') },
        ]}
        activeKey={tab}
        onSelect={(key) => void choose(key)}
        sticky
      />
      {last && tab === '' && (
        <View className={css.last}>
          <RowGroup>
            <ListRow
              id="go-on"
              icon={
                <View className={css.cover}>
                  <Picture src={last.cover} alt="" ratio={3 / 4} radius="control" />
                </View>
              }
              title={text('goOn', { title: last.title })}
              note={last.part}
              onPress={() => void navigate('book.article', { iid, id: last.itemId })}
            />
          </RowGroup>
        </View>
      )}
      <ListState state={list.state}>
        {tab === '' ? (
          <ItemList items={list.rows} onOpen={open} mark={mark} />
        ) : (
          <View className={css.last}>
            <RowGroup>
              <WindowedList rows={list.rows} keyOf={bookId} rowHeight={84} render={render} />
            </RowGroup>
          </View>
        )}
      </ListState>
    </ScreenFrame>
  )
}

export default observer(BookList)

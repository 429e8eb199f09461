import { type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useContentList } from '@/screens/list/useContentList'
import { useListMark } from '@/screens/list/useListMark'
import { useTabBar } from '@/screens/shell/useTabBar'
import { WindowedList } from '@/ui/list/WindowedList'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { GameCard } from '../GameCard'
import { text } from '../messages'
import css from './index.module.scss'

/** Height of a card with the gap below it, in px of a 375 design. */
const ROW = 130

const TABS = { all: '', open: '@open', upcoming: '@upcoming', ended: '@ended' } as const
type Tab = keyof typeof TABS

/** Sports events by state. */
function GameList() {
  const { iid } = useRoute<'game.list'>()
  const [tab, setTab] = useState<Tab>('all')
  const list = useContentList({
    iid,
    moduleType: MODULE_TYPE.game,
    tag: TABS[tab],
    emptyState: () => ({ kind: 'empty', message: text(tab === 'all' ? 'empty' : 'emptyState') }),
  })
  const mark = useListMark(iid, list, 'collect')
  const tabBar = useTabBar()
  useShareMenu({ title: text('list') })
  const open = ({ id }: ItemSummary) => void navigate('game.home', { iid, id })
  return (
    <ScreenFrame wide title={text('list')} onRefresh={() => list.load()} {...list.foot} tabBar={tabBar}>
      <Tabs<Tab>
        sticky
        items={[
          { key: 'all', text: text('all') },
          { key: 'open', text: text('tabOpen') },
          { key: 'upcoming', text: text('tabUpcoming') },
          { key: 'ended', text: text('tabEnded') },
        ]}
        activeKey={tab}
        onSelect={setTab}
      />
      <ListState state={list.state}>
        <WindowedList
          rows={list.rows}
          keyOf={({ id }) => id}
          rowHeight={ROW}
          className={css.list}
          render={(item: ItemSummary) => (
            <GameCard item={item} onOpen={open} onCollect={(one) => void mark.onToggle(one)} />
          )}
        />
      </ListState>
    </ScreenFrame>
  )
}

export default observer(GameList)

import { type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useMemo, useRef } from 'react'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { navigate } from '@/routes/navigate'
import { useContentList } from '@/screens/list/useContentList'
import { WindowedList } from '@/ui/list/WindowedList'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from './index.module.scss'
import { text } from './messages'
import { TopicRow } from './TopicRow'
import { useFollowTopic } from './useFollowTopic'

/** Height of a topic, in px of a 375 design. */
const ROW = 92

const keyOf = ({ id }: ItemSummary) => id

/** All topics of the tenant. */
export const TopicList = observer(function TopicList({ iid }: { readonly iid: number }) {
  const list = useContentList({
    iid,
    moduleType: MODULE_TYPE.topic,
    emptyState: () => ({ kind: 'empty', message: text('empty') }),
  })
  const follow = useRef(useFollowTopic(iid, list))
  useShareMenu({ title: text('topics') })
  const render = useMemo(
    () => (topic: ItemSummary) => (
      <TopicRow
        topic={topic}
        onFollow={(one) => void follow.current(one)}
        onOpen={({ title }) => void navigate('index.topic', { iid, tag: title })}
      />
    ),
    [iid],
  )
  return (
    <ScreenFrame title={text('topics')} state={list.state} onRefresh={() => list.load()} {...list.foot}>
      <WindowedList rows={list.rows} keyOf={keyOf} rowHeight={ROW} className={css.list} render={render} />
    </ScreenFrame>
  )
})

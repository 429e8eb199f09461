import type { RankRow } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { formatMoment } from '@/locales/formatMoment'
import { useRoute } from '@/routes/useRoute'
import { ActionBar } from '@/ui/action/ActionBar'
import { WindowedList } from '@/ui/list/WindowedList'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { placesGapWords } from '../ranks/gapWords'
import { TrackRankRow } from '../ranks/TrackRankRow'
import { useTrackRank } from '../ranks/useTrackRank'
import css from '../trajectory.module.scss'
import { withoutTrack } from '../withoutTrack'

/** Height of a row with the gap below it, in px of a 375 design. */
const ROW = 82
const rowKey = ({ markId }: RankRow) => markId

/** The entrants of a track by checkpoints, the earlier one first. */
function SignRank() {
  const { iid, query } = useRoute<'trajectory.signRank'>()
  const { id = '' } = query
  const { store, load, like } = useTrackRank(iid, id, 'places', '')
  const [render] = useState(() => (row: RankRow) => (
    <TrackRankRow
      row={row}
      words={[text('count', { count: row.value }), text('reached', { time: formatMoment(row.reachedAt, 'at') })]}
      onLike={() => void like(row)}
    />
  ))
  const { list, mine, leader } = store
  return (
    <ScreenFrame
      title={text('signRank')}
      onRefresh={load}
      {...(id ? {} : { state: withoutTrack })}
      {...(list.state.kind === 'ready' ? list.foot : {})}
      footer={
        mine ? (
          <ActionBar>
            <View id="rank-mine" className={css.mine}>
              <Text className={css.name}>{`${text('myRank')} · ${text('rankOf', { rank: mine.rank })}`}</Text>
              <Text className={css.note}>
                {[text('count', { count: mine.value }), placesGapWords(mine, leader)].filter(Boolean).join(' · ')}
              </Text>
            </View>
          </ActionBar>
        ) : undefined
      }
    >
      <View className={css.page}>
        <ListState state={list.state}>
          <WindowedList rows={list.rows} keyOf={rowKey} render={render} rowHeight={ROW} className={css.list} />
        </ListState>
      </View>
    </ScreenFrame>
  )
}

export default observer(SignRank)

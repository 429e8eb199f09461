import { observer } from 'mobx-react'
import { useMemo } from 'react'
import { useRoute } from '@/routes/useRoute'
import { RankScreen } from '@/screens/rank/RankScreen'
import { checkinAt } from '../checkinAt'
import { text } from '../messages'
import { withoutActivity } from '../withoutActivity'

/** Persons and teams of an activity or a trip by places done. */
function Rank() {
  const { iid, query } = useRoute<'act.rank'>()
  const { ref } = checkinAt(iid, query)
  const tabs = useMemo(
    () => [
      { key: 'person', text: text('persons'), wish: { by: 'places' as const, rows: 'person' as const } },
      { key: 'team', text: text('teams'), wish: { by: 'places' as const, rows: 'team' as const } },
    ],
    [],
  )
  return (
    <RankScreen
      iid={iid}
      scope={ref.scope}
      refId={ref.refId}
      title={text('rank')}
      tabs={tabs}
      podium
      keptAs="actRankTab"
      wordsOf={({ value }) => text('done', { count: value })}
      empty={text('rankEmpty')}
      missing={withoutActivity(iid)}
    />
  )
}

export default observer(Rank)

import { type RankRow, shanghaiDay } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useMemo, useState } from 'react'
import { grouped } from '@/lib/grouped'
import { serverNow } from '@/platform/serverClock'
import { useRoute } from '@/routes/useRoute'
import { RankScreen, type RankTab } from '@/screens/rank/RankScreen'
import { DateField } from '@/ui/fields/DateField'
import { ofChallenge } from '../CurrentChallenge'
import { text } from '../messages'

/** Persons of a challenge by day and in all, and its teams. */
function Rank() {
  const { iid, query } = useRoute<'step.rank'>()
  const { id = '' } = query
  const today = shanghaiDay(serverNow())
  const [day, setDay] = useState(today)
  const tabs = useMemo<RankTab[]>(
    () => [
      { key: 'day', text: text('dayTab'), wish: { by: 'steps', rows: 'person', period: day } },
      { key: 'total', text: text('totalTab'), wish: { by: 'steps', rows: 'person' } },
      { key: 'team', text: text('teamRows'), wish: { by: 'steps', rows: 'team' } },
    ],
    [day],
  )
  const wordsOf = ({ value, reached = false }: Pick<RankRow, 'value' | 'reached'>) =>
    `${text('steps', { steps: grouped(value) })}${reached ? ` · ${text('goalReached')}` : ''}`
  return (
    <RankScreen
      iid={iid}
      scope="step"
      refId={id}
      title={text('rank')}
      tabs={tabs}
      keptAs="stepRankTab"
      wordsOf={wordsOf}
      empty={text('rankEmptyAll')}
      podium
      filters={(tab) =>
        tab === 'day' && <DateField id="rank-day" label={text('chooseDay')} value={day} max={today} onChange={setDay} />
      }
    />
  )
}

export default ofChallenge('rank', observer(Rank))

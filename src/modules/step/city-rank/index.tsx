import { getStepSummary, type RankRow, type StepSummary } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useMemo, useState } from 'react'
import { call } from '@/gateway/call'
import { grouped } from '@/lib/grouped'
import { useRoute } from '@/routes/useRoute'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { RankScreen, type RankTab } from '@/screens/rank/RankScreen'
import { useSession } from '@/session/SessionProvider'
import { ofChallenge } from '../CurrentChallenge'
import { text } from '../messages'
import { CityCard } from './CityCard'

/** Cities of a challenge by steps in all and by person; the own city is set here. */
function CityRank() {
  const { iid, query } = useRoute<'step.cityRank'>()
  const { id = '' } = query
  const { member } = useSession()
  const [summary, setSummary] = useState<StepSummary | null>(null)
  // Another city makes another wish, so that the rows are read again.
  const [version, setVersion] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has to be another wish
  const tabs = useMemo<RankTab[]>(
    () => [
      { key: 'total', text: text('byTotal'), wish: { by: 'steps', rows: 'city' } },
      { key: 'average', text: text('byAverage'), wish: { by: 'average', rows: 'city' } },
    ],
    [version],
  )
  const load = async () => {
    if (!member.isMember || id === '') return setSummary(null)
    // The ranks stand without it.
    await call(getStepSummary, { iid, refId: id }).then(setSummary, () => undefined)
  }
  useKnownMember(load)
  const wordsOf = ({ value, members }: Pick<RankRow, 'value' | 'members'>) =>
    `${text('steps', { steps: grouped(value) })}${members === undefined ? '' : ` · ${text('people', { count: members })}`}`
  return (
    <RankScreen
      iid={iid}
      scope="step"
      refId={id}
      title={text('cityRank')}
      tabs={tabs}
      keptAs="stepCityTab"
      wordsOf={wordsOf}
      empty={text('cityEmpty')}
      filters={() => (
        <CityCard
          iid={iid}
          summary={summary}
          onSet={async () => {
            await load()
            setVersion((before) => before + 1)
          }}
        />
      )}
    />
  )
}

export default ofChallenge('cityRank', observer(CityRank))

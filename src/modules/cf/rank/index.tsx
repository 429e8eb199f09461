import type { RankRow } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { RankScreen, type RankTab } from '@/screens/rank/RankScreen'
import { priceNumber } from '@/ui/content/priceNumber'
import { text } from '../messages'
import { noCampaign } from '../noCampaign'

const RAISED: RankTab['wish'] = { by: 'raised', rows: 'project' }
const SUPPORTERS: RankTab['wish'] = { by: 'supporters', rows: 'project' }

/** What a row has reached, and what the own one lacks. */
const wordsOf = ({ unit, value }: Pick<RankRow, 'unit' | 'value'>): string =>
  unit === 'supporters' ? text('supportersCount', { count: value }) : `¥${priceNumber(value)}`

/** The projects of a campaign, best first, with the own one at the bottom. */
function CfRank() {
  const { iid, query } = useRoute<'cf.rank'>()
  const { id = '' } = query
  return (
    <RankScreen
      iid={iid}
      scope="cf"
      refId={id}
      title={text('rankTitle')}
      tabs={[
        { key: 'raised', text: text('byRaised'), wish: RAISED },
        { key: 'supporters', text: text('bySupporters'), wish: SUPPORTERS },
      ]}
      keptAs="cfRankTab"
      wordsOf={wordsOf}
      empty={text('rankEmpty')}
      missing={noCampaign()}
      onOpen={({ id: projectId }) => void navigate('cf.share', { iid, projectId, id })}
    />
  )
}

export default observer(CfRank)

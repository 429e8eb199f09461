import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useMemo, useState } from 'react'
import { useRoute } from '@/routes/useRoute'
import { RankScreen } from '@/screens/rank/RankScreen'
import { ChipRow } from '@/ui/content/ChipRow'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from '../sign.module.scss'
import { spanWords } from '../signWords'
import { useSubject } from '../useSubject'

const ALL = 'all'

/** Who has done most sites, by area too, and who was fastest. */
function SignRank() {
  const { iid, query } = useRoute<'sign.rank'>()
  const { store, load } = useSubject(iid, { id: query.subjectid ?? '' })
  const [area, setArea] = useState(ALL)
  const tabs = useMemo(
    () => [
      {
        key: 'sites',
        text: text('bySites'),
        wish: { by: 'sites' as const, ...(area === ALL ? {} : { areaId: area }) },
      },
      { key: 'speed', text: text('bySpeed'), wish: { by: 'speed' as const } },
    ],
    [area],
  )
  const { subjectId, progress } = store
  if (subjectId === '') return <ScreenFrame title={text('rank')} state={store.state} onRefresh={load} />
  const areas = [
    { key: ALL, text: text('allAreas') },
    ...(progress?.areas ?? []).map(({ id, name }) => ({ key: id, text: name })),
  ]
  return (
    <RankScreen
      iid={iid}
      scope="sign"
      refId={subjectId}
      title={text('rank')}
      tabs={tabs}
      keptAs="signRankTab"
      wordsOf={({ value, unit }) => (unit === 'speed' ? spanWords(value) : text('sitesDone', { count: value }))}
      empty={text('noRank')}
      podium
      filters={(tab) =>
        tab === 'sites' &&
        areas.length > 2 && (
          <View className={css.chips}>
            <ChipRow items={areas} activeKey={area} onSelect={setArea} />
          </View>
        )
      }
    />
  )
}

export default observer(SignRank)

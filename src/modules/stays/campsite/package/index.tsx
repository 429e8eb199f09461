import { observer } from 'mobx-react'
import { nightWords } from '@/domain/stay/stayWords'
import { formatWritten } from '@/locales/formatWritten'
import { joinWords } from '@/locales/joinWords'
import { useRoute } from '@/routes/useRoute'
import { StayTargetScreen } from '@/screens/stay/StayTargetScreen'
import { useStayTarget } from '@/screens/stay/useStayTarget'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'

function StayPackageScreen() {
  const { iid, params, query } = useRoute<'campsite.package'>()
  const { detail, state, load } = useStayTarget(iid, 'package', params.packageId)
  const one = detail?.package
  if (!detail || !one) return <ScreenFrame title={text('package')} state={state} skeleton={<DetailSkeleton />} />
  return (
    <StayTargetScreen
      iid={iid}
      title={text('package')}
      query={query}
      detail={detail}
      target={{ ...one, kind: 'package' }}
      onRefresh={load}
      facts={
        <RowGroup flush>
          <ListRow title={text('nights')} value={nightWords(one.nights)} />
          <ListRow title={text('rooming')} value={one.room.name} />
          <ListRow title={text('people')} value={text('sleeps', { count: one.guests })} />
          {one.meals.length > 0 && <ListRow title={text('meals')} note={joinWords(one.meals)} />}
          {one.activities.length > 0 && <ListRow title={text('activities')} note={joinWords(one.activities)} />}
          {one.from !== '' && one.to !== '' && (
            <ListRow
              title={text('valid')}
              note={text('validRange', { from: formatWritten(one.from), to: formatWritten(one.to) })}
            />
          )}
        </RowGroup>
      }
    />
  )
}

export default observer(StayPackageScreen)

import { type ContentDetail, MODULE_TYPE } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ContentBody } from '@/domain/detail/ContentBody'
import { DetailScreen } from '@/domain/detail/DetailScreen'
import { JoinSheet } from '@/domain/join/JoinSheet'
import { openPlace } from '@/flows/place/openPlace'
import { useJoin } from '@/flows/useJoin'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { formatPeriod } from '@/locales/formatPeriod'
import { useShare } from '@/overlays/share/useShare'
import { useRoute } from '@/routes/useRoute'
import { useDetailPage } from '@/screens/detail/useDetailPage'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { text } from '../messages'

/** One sign-up may bring this many people (screens-content §5b). */
const MAX_PEOPLE = 5

const period = ({ startAt, endAt }: ContentDetail['extra']): string =>
  startAt ? formatPeriod(startAt, endAt ?? startAt) : ''

function ownState({ mine }: ContentDetail): string | null {
  if (mine.joinState === 'waiting') return text('queued', { no: mine.queueNo ?? 1 })
  return mine.joined ? text('joined') : null
}

function Facts({ detail, iid }: { readonly detail: ContentDetail; readonly iid: number }) {
  const { extra, lat, lng } = detail
  const own = ownState(detail)
  const openMap =
    lat !== null && lng !== null
      ? () => void openPlace(iid, { lat, lng, name: extra.place ?? detail.title, address: extra.place ?? '' })
      : undefined
  return (
    <RowGroup flush>
      {own && <ListRow id="join-state" title={text('mine')} value={own} />}
      <ListRow title={text('time')} value={period(extra)} />
      {extra.place && <ListRow title={text('place')} value={extra.place} {...(openMap ? { onPress: openMap } : {})} />}
      <ListRow
        title={text('left')}
        value={typeof extra.left === 'number' ? text('places', { count: extra.left }) : text('noLimit')}
      />
      {extra.closeAt && <ListRow title={text('deadline')} value={formatMoment(extra.closeAt)} />}
    </RowGroup>
  )
}

function SactDetail() {
  const { iid, params } = useRoute<'sact.detail'>()
  const { member } = useSession()
  const item = { iid, moduleType: MODULE_TYPE.sact, id: params.id }
  const page = useDetailPage(item)
  const join = useJoin(item)
  const [asking, setAsking] = useState(false)
  const { detail } = page.detail
  const share = useShare({ title: page.detail.title, desc: detail?.summary ?? '', imgUrl: detail?.cover ?? '' })

  const guarded = async (act: () => Promise<unknown>) => {
    try {
      await act()
    } catch (error) {
      toast.error(errorText(error))
    }
    await page.detail.load()
  }
  const send = () =>
    guarded(async () => {
      if (!(await join.join())) return
      setAsking(false)
      const waits = join.outcome?.state === 'waiting'
      toast.success(waits ? text('waiting', { no: join.outcome?.queueNo ?? 1 }) : text('done'))
    })
  const cancel = async () => {
    if (!(await dialog.confirm({ message: text('cancelAsk'), danger: true }))) return
    await guarded(async () => {
      await join.leave()
      toast.show(text('cancelled'))
    })
  }
  const taken = detail ? ownState(detail) !== null : false
  const ended = detail?.extra.state === 'ended' || (detail?.extra.closeAt ?? Number.POSITIVE_INFINITY) < Date.now()
  const full = detail?.extra.left === 0
  const press = async () => {
    if (!(await member.requireMember())) return
    if (taken) await cancel()
    else setAsking(true)
  }
  return (
    <DetailScreen
      page={page}
      title={text('detail')}
      requireMember={() => member.requireMember()}
      onShare={share}
      ratio={16 / 9}
      facts={detail && <Facts detail={detail} iid={iid} />}
      body={detail && <ContentBody detail={detail} />}
      primary={
        <AppButton
          id="join-button"
          kind={taken ? 'secondary' : 'primary'}
          stretch
          disabled={ended && !taken}
          onPress={() => void press()}
        >
          {taken ? text('cancel') : ended ? text('closed') : full ? text('queue') : text('signUp')}
        </AppButton>
      }
      overlay={
        <JoinSheet
          store={join}
          open={asking}
          title={full ? text('queue') : text('signUp')}
          maxPeople={MAX_PEOPLE}
          onClose={() => setAsking(false)}
          onSend={() => void send()}
        />
      }
    />
  )
}

export default observer(SactDetail)

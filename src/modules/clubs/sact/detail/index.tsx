import type { ContentDetail } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { ContentBody } from '@/domain/detail/ContentBody'
import { DetailScreen } from '@/domain/detail/DetailScreen'
import { JoinSheet } from '@/domain/join/JoinSheet'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { openPlace } from '@/flows/place/openPlace'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { formatPeriod } from '@/locales/formatPeriod'
import { useShare } from '@/overlays/share/useShare'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { text } from '../messages'
import type { SignUpStore } from './SignUpStore'
import { useSignUp } from './useSignUp'

/** One sign-up may bring this many people (screens-content §5b). */
const MAX_PEOPLE = 5

const period = ({ startAt, endAt }: ContentDetail['extra']): string =>
  startAt ? formatPeriod(startAt, endAt ?? startAt) : ''

interface FactsProps {
  readonly detail: ContentDetail
  readonly iid: number
  readonly own: SignUpStore['own']
}

function Facts({ detail, iid, own }: FactsProps) {
  const { extra, lat, lng } = detail
  const openMap =
    lat !== null && lng !== null
      ? () => void openPlace(iid, { lat, lng, name: extra.place ?? detail.title, address: extra.place ?? '' })
      : undefined
  return (
    <RowGroup flush>
      {own && (
        <ListRow
          id="join-state"
          title={text('mine')}
          value={own.kind === 'queued' ? text('queued', { no: own.no }) : text('joined')}
        />
      )}
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
  const { page, join, store } = useSignUp(iid, params.id)
  const { detail } = page.detail
  const share = useShare({ title: page.detail.title, desc: detail?.summary ?? '', imgUrl: detail?.cover ?? '' })

  const attempt = (act: () => Promise<unknown>) => act().catch((error: unknown) => toast.error(errorText(error)))
  const send = () =>
    attempt(async () => {
      const outcome = await store.send()
      if (outcome)
        toast.success(outcome.state === 'waiting' ? text('waiting', { no: outcome.queueNo ?? 1 }) : text('done'))
    })
  const press = () =>
    attempt(async () => {
      const cancelling = await store.press()
      if (!cancelling || !(await dialog.confirm({ message: text('cancelAsk'), danger: true }))) return
      await store.cancel()
      toast.show(text('cancelled'))
    })
  useOwnDetails(iid, (own) => join.suggest(own), store.asking)
  return (
    <DetailScreen
      page={page}
      title={text('detail')}
      requireMember={() => member.requireMember()}
      onShare={share}
      ratio={16 / 9}
      facts={detail && <Facts detail={detail} iid={iid} own={store.own} />}
      body={detail && <ContentBody detail={detail} />}
      primary={
        <AppButton
          id="join-button"
          kind={store.own ? 'secondary' : 'primary'}
          stretch
          disabled={store.offer === 'closed'}
          onPress={() => void press()}
        >
          {text(store.offer)}
        </AppButton>
      }
      overlay={
        <JoinSheet
          store={join}
          open={store.asking}
          title={text(store.form)}
          maxPeople={MAX_PEOPLE}
          onClose={() => store.close()}
          onSend={() => void send()}
        />
      }
    />
  )
}

export default observer(SactDetail)

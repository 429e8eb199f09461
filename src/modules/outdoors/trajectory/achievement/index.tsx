import { getCertificate, issueCertificate, listCheckinPlaces } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useMemo, useState } from 'react'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useShare } from '@/overlays/share/useShare'
import { navigate } from '@/routes/navigate'
import type { Place } from '@/routes/Place'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { Figures } from '../Figures'
import { FinishButton } from '../FinishButton'
import { text } from '../messages'
import type { TrackRecorder } from '../recorder/TrackRecorder'
import { TrackMap } from '../TrackMap'
import css from '../trajectory.module.scss'
import { useTrack } from '../useTrack'
import { clockOf, lengthOf, paceOf } from '../words'
import { AroundStore } from './AroundStore'
import { Certificate } from './Certificate'

/** What an entrant has reached: the line, the figures, the checkpoints, the quiz and the certificate. */
function Achievement() {
  const { iid, query } = useRoute<'trajectory.achievement'>()
  const { id = '' } = query
  const { recorder, state, load } = useTrack(iid, id)
  const shown: ScreenState =
    state.kind === 'ready' && recorder && !recorder.track?.entry
      ? {
          kind: 'empty',
          message: text('noTrack'),
          actionText: text('toEntry'),
          onAction: () => void navigate('trajectory.entry', { iid, id }),
        }
      : state
  return (
    <ScreenFrame
      title={text('achievement')}
      state={shown}
      onRefresh={load}
      footer={recorder && <Foot iid={iid} id={id} recorder={recorder} />}
    >
      {recorder && <Body iid={iid} id={id} recorder={recorder} />}
    </ScreenFrame>
  )
}

interface Props {
  readonly iid: number
  readonly id: string
  readonly recorder: TrackRecorder
}

const Body = observer(function Body({ iid, id, recorder }: Props) {
  const { track, waiting } = recorder
  const { cid } = useRoute<'trajectory.achievement'>()
  const { member } = useSession()
  // Friends come to the ranks: the line is the entrant's own.
  const of = useMemo<Place>(
    () => ({
      ...{ name: 'trajectory.signRank', screen: 'trajectory/sign-rank', params: {}, iid, cid },
      query: { iid: String(iid), id },
    }),
    [iid, id, cid],
  )
  const [store] = useState(() => {
    const ref = { iid, scope: 'track' as const, refId: id }
    return new AroundStore({
      places: async () => (await call(listCheckinPlaces, ref)).list,
      standing: () => call(getCertificate, ref),
      issue: () => callOnce(`track:certificate:${id}`, issueCertificate, (reqId) => ({ ...ref, reqId })),
    })
  })
  const finishedAt = track?.finishedAt ?? null
  // Points that arrive may pass a checkpoint, and the last ones finish the track.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again when the track has moved on
  useEffect(() => {
    store.load().catch((error: unknown) => toast.error(errorText(error)))
  }, [store, track, finishedAt])
  const share = useShare({
    title: track ? `${track.event.title} · ${text('achievement')}` : text('achievement'),
    desc: track ? [lengthOf(recorder.distance), clockOf(track.stats.seconds)].join(' · ') : '',
    imgUrl: store.standing?.certificate?.imgUrl ?? '',
    of,
  })
  if (!track) return null
  const { stats, route, hasQuiz, quiz } = track
  const mapped = store.places.flatMap(({ lat, lng, name, done }) =>
    lat === null || lng === null ? [] : [{ lat, lng, name, done }],
  )
  return (
    <View className={css.page}>
      <TrackMap line={recorder.line} route={route} places={mapped} />
      <Card padded>
        <View className={css.stack}>
          <View className={css.line}>
            <Text className={css.name}>{track.event.title}</Text>
            <Text className={css.note} id="track-waiting">
              {waiting > 0 ? text('waiting', { n: waiting }) : text('allSent')}
            </Text>
          </View>
          <Figures
            rows={[
              { name: text('distance'), value: lengthOf(recorder.distance) },
              { name: text('time'), value: clockOf(stats.seconds) },
              { name: text('pace'), value: paceOf(stats.distance, stats.seconds) },
              { name: text('climb'), value: text('metres', { n: stats.climb }) },
            ]}
          />
          {recorder.isFinishing && <Text className={css.note}>{text('ending')}</Text>}
          {waiting > 0 && (
            <AppButton id="track-retry" size="small" kind="ghost" onPress={() => void recorder.flush()}>
              {text('retry')}
            </AppButton>
          )}
        </View>
      </Card>
      <Certificate
        store={store}
        name={member.profile?.nick_name ?? ''}
        {...(finishedAt === null ? {} : { onShare: share })}
      />
      <SectionHeading
        title={text('places')}
        note={text('placesDone', { done: store.done, total: store.places.length })}
      />
      <RowGroup>
        {store.places.map((place, index) => (
          <ListRow
            key={place.id}
            id={`place-${place.id}`}
            title={`${index + 1}. ${place.name}`}
            note={place.doneAt === null ? text('notYet') : text('doneAt', { time: formatMoment(place.doneAt, 'at') })}
            value={place.paperId && place.done ? text('quizPlace') : undefined}
            onPress={() =>
              void (place.paperId && place.done
                ? navigate('trajectory.qaPaper', { iid, id, placeId: place.id })
                : navigate('trajectory.checkRank', { iid, id, placeId: place.id }))
            }
          />
        ))}
      </RowGroup>
      {hasQuiz && (
        <RowGroup>
          <ListRow
            id="track-quiz"
            title={quiz ? text('quizScore', { score: quiz.score }) : text('quizNone')}
            {...(quiz ? {} : { note: text('toQuiz'), onPress: () => void navigate('trajectory.qaPaper', { iid, id }) })}
          />
        </RowGroup>
      )}
      {stats.paces.length > 0 && (
        <>
          <SectionHeading title={text('paces')} />
          <RowGroup>
            {stats.paces.map((seconds, index) => (
              <ListRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a kilometre is its place
                key={index}
                title={text('paceRow', { n: index + 1 })}
                value={clockOf(seconds)}
              />
            ))}
          </RowGroup>
        </>
      )}
      <RowGroup>
        <ListRow title={text('signRank')} onPress={() => void navigate('trajectory.signRank', { iid, id })} />
        <ListRow title={text('checkRank')} onPress={() => void navigate('trajectory.checkRank', { iid, id })} />
      </RowGroup>
    </View>
  )
})

const Foot = observer(function Foot({ iid, id, recorder }: Props) {
  const { track, isFinished, isFinishing, startedAt } = recorder
  if (!track?.entry || isFinished || isFinishing) return null
  const finish = () => void recorder.finish()
  return (
    <ActionBar>
      <AppButton stretch onPress={() => void navigate('trajectory.entry', { iid, id })}>
        {text(startedAt === null ? 'start' : 'goOn')}
      </AppButton>
      {startedAt !== null && <FinishButton busy={false} onFinish={finish} />}
    </ActionBar>
  )
})

export default observer(Achievement)

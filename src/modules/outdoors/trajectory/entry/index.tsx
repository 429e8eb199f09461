import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoment } from '@/locales/formatMoment'
import { formatPeriod } from '@/locales/formatPeriod'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { FinishButton } from '../FinishButton'
import { text } from '../messages'
import type { TrackRecorder } from '../recorder/TrackRecorder'
import css from '../trajectory.module.scss'
import { useTrack } from '../useTrack'
import { EntryForm } from './EntryForm'
import { Recording } from './Recording'

/** Enters a track, and records it. */
function TrackEntry() {
  const { iid, query } = useRoute<'trajectory.entry'>()
  const { id = '' } = query
  const { recorder, state, load } = useTrack(iid, id)
  return (
    <ScreenFrame
      title={text('entry')}
      state={state}
      onRefresh={load}
      footer={recorder?.track?.entry ? <Foot iid={iid} id={id} recorder={recorder} /> : undefined}
    >
      {recorder && <Body iid={iid} recorder={recorder} onSaved={() => void load()} />}
    </ScreenFrame>
  )
}

const Body = observer(function Body({
  iid,
  recorder,
  onSaved,
}: {
  readonly iid: number
  readonly recorder: TrackRecorder
  readonly onSaved: () => void
}) {
  const { track } = recorder
  if (!track) return null
  const { event, entry, now } = track
  const { id } = event
  const isOver = now > event.endsAt
  return (
    <View className={css.page}>
      <Card padded>
        <View className={css.stack}>
          <Text className={css.name}>{event.title}</Text>
          {event.intro !== '' && <Text className={css.note}>{event.intro}</Text>}
          <Text className={css.note}>{`${text('period')} ${formatPeriod(event.startsAt, event.endsAt)}`}</Text>
          {entry && (
            <Text className={css.note} id="track-bib">
              {[text('bib', { bib: entry.bib }), entry.name, entry.answers.group].filter(Boolean).join(' · ')}
            </Text>
          )}
          {isOver && !entry && <Text className={css.warn}>{text('over')}</Text>}
        </View>
      </Card>
      {entry && <Recording recorder={recorder} />}
      {!recorder.hasStarted && !isOver && <EntryForm key={entry?.id ?? ''} iid={iid} track={track} onSaved={onSaved} />}
      <RowGroup>
        {entry && (
          <ListRow
            id="track-achievement"
            title={text('achievement')}
            onPress={() => void navigate('trajectory.achievement', { iid, id })}
          />
        )}
        <ListRow title={text('signRank')} onPress={() => void navigate('trajectory.signRank', { iid, id })} />
        <ListRow title={text('checkRank')} onPress={() => void navigate('trajectory.checkRank', { iid, id })} />
        {track.hasQuiz && (
          <ListRow title={text('quiz')} onPress={() => void navigate('trajectory.qaPaper', { iid, id })} />
        )}
      </RowGroup>
    </View>
  )
})

const Foot = observer(function Foot({
  iid,
  id,
  recorder,
}: {
  readonly iid: number
  readonly id: string
  readonly recorder: TrackRecorder
}) {
  const { track, running, isFinished, isFinishing, hasStarted, isOurs } = recorder
  if (!track) return null
  const { event, now } = track
  if (isFinished || isFinishing || now > event.endsAt)
    return (
      <ActionBar>
        <AppButton kind="primary" stretch onPress={() => void navigate('trajectory.achievement', { iid, id })}>
          {text('results')}
        </AppButton>
      </ActionBar>
    )
  if (running)
    return (
      <ActionBar>
        <FinishButton busy={false} onFinish={() => void recorder.finish()} />
      </ActionBar>
    )
  const isEarly = now < event.startsAt
  const word = !hasStarted ? 'start' : isOurs ? 'goOn' : 'takeOver'
  return (
    <ActionBar>
      <AppButton id="track-start" kind="primary" stretch disabled={isEarly} onPress={() => void recorder.start()}>
        {isEarly ? text('soon', { time: formatMoment(event.startsAt, 'at') }) : text(word)}
      </AppButton>
    </ActionBar>
  )
})

export default observer(TrackEntry)

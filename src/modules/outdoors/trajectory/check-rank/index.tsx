import { type CheckinPlace, doCheckin, listCheckinPlaces, type RankRow } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { askPosition } from '@/flows/place/askPosition'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { ChipRow } from '@/ui/content/ChipRow'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { FieldError } from '@/ui/fields/FieldError'
import { TextField } from '@/ui/fields/TextField'
import { WindowedList } from '@/ui/list/WindowedList'
import { ListState } from '@/ui/screen/ListState'
import { Loaded } from '@/ui/screen/Loaded'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { timeGapWords } from '../ranks/gapWords'
import { TrackRankRow } from '../ranks/TrackRankRow'
import { useTrackRank } from '../ranks/useTrackRank'
import css from '../trajectory.module.scss'
import { withoutTrack } from '../withoutTrack'
import { clockOf } from '../words'

/** Height of a row with the gap below it, in px of a 375 design. */
const ROW = 96
const rowKey = ({ markId }: RankRow) => markId

/** The times to one checkpoint; whoever is near checks in there. */
function CheckRank() {
  const { iid, query } = useRoute<'trajectory.checkRank'>()
  const { id = '', placeId = '' } = query
  const { member } = useSession()
  const ref = { iid, scope: 'track' as const, refId: id }
  const [places] = useState(
    () => new Loaded<readonly CheckinPlace[]>(async () => (await call(listCheckinPlaces, ref)).list),
  )
  const { store, load, like } = useTrackRank(iid, id, 'split', placeId)
  const [typing, setTyping] = useState(false)
  const [code, setCode] = useState('')
  const [unplaced, setUnplaced] = useState('')
  const loadAll = async () => {
    await member.ready()
    if (!id) return
    await places.load()
    const [first] = places.value ?? []
    if (store.placeId === '' && first) store.choose(first.id)
    else await load()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the own marks come with the login
  useEffect(() => void loadAll(), [member.isMember])
  const place = places.value?.find((one) => one.id === store.placeId)
  const checkIn = async (how: { method: 'code'; code: string } | { method: 'gps' }) => {
    if (!place || !(await member.requireMember())) return
    setUnplaced('')
    const position = how.method === 'gps' ? await askPosition('checkin', setUnplaced) : null
    if (how.method === 'gps' && !position) return
    try {
      const send = () =>
        callOnce(`track:check:${place.id}:${how.method}`, doCheckin, (reqId) => ({
          ...{ ...ref, reqId, placeId: place.id, ...how },
          ...(position ? { lat: position.lat, lng: position.lng, accuracy: position.accuracy } : {}),
        }))
      const answer = await send()
      const { value: before } = places
      await places.load()
      // The answer to a lost request tells of then: staff may have taken that check-in back since.
      const isBack = places.value !== before && places.value?.find(({ id: one }) => one === place.id)?.done === false
      const done = isBack ? await send() : answer
      toast.success(done.first ? text('checked', { n: done.order }) : text('again'))
      setTyping(false)
      setCode('')
      await loadAll()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const byCode = () => {
    if (!/^\d{6}$/.test(code)) return toast.show(text('codeWrong'))
    void checkIn({ method: 'code', code })
  }
  const { leader } = store
  const words = (row: RankRow): readonly string[] =>
    [
      text('elapsed', { time: clockOf(row.value / 1000) }),
      text('reached', { time: formatMoment(row.reachedAt, 'at') }),
      timeGapWords(row, leader),
    ].filter(Boolean)
  const render = (row: RankRow) => <TrackRankRow row={row} words={words(row)} onLike={() => void like(row)} />
  const { list, mine } = store
  return (
    <ScreenFrame
      title={text('checkRank')}
      onRefresh={loadAll}
      state={
        id ? (places.value?.length === 0 ? { kind: 'empty', message: text('rankEmpty') } : places.state) : withoutTrack
      }
      {...(list.state.kind === 'ready' ? list.foot : {})}
      footer={
        <ActionBar
          note={
            unplaced !== '' && place && !place.done ? (
              <FieldError error={`${unplaced}${text('orByCode')}`} />
            ) : mine ? (
              <Text id="rank-mine" className={css.note}>
                {`${text('rankOf', { rank: mine.rank })} · ${clockOf(mine.value / 1000)}`}
              </Text>
            ) : undefined
          }
        >
          {place && !place.done && (
            <>
              <AppButton id="check-code" onPress={() => setTyping(true)}>
                {text('byCode')}
              </AppButton>
              <AppButton id="check-here" kind="primary" stretch onPress={() => void checkIn({ method: 'gps' })}>
                {text('checkHere')}
              </AppButton>
            </>
          )}
          {place?.done && (
            <Text className={css.note}>{text('doneAt', { time: formatMoment(place.doneAt ?? 0, 'at') })}</Text>
          )}
        </ActionBar>
      }
    >
      <View className={css.page}>
        <View className={css.chips}>
          <ChipRow
            items={(places.value ?? []).map(({ id: key, name }, index) => ({ key, text: `${index + 1}. ${name}` }))}
            activeKey={store.placeId}
            onSelect={(key) => store.choose(key)}
          />
        </View>
        <ListState state={list.state}>
          <WindowedList rows={list.rows} keyOf={rowKey} render={render} rowHeight={ROW} className={css.list} />
        </ListState>
      </View>
      <BottomSheet open={typing} title={text('byCode')} onClose={() => setTyping(false)}>
        <View className={css.stack}>
          <TextField
            id="check-code-field"
            label={text('codeLabel')}
            kind="code"
            maxLength={6}
            hint={text('codeHint')}
            value={code}
            onChange={setCode}
          />
          <AppButton id="check-code-send" kind="primary" onPress={byCode}>
            {text('checkHere')}
          </AppButton>
        </View>
      </BottomSheet>
    </ScreenFrame>
  )
}

export default observer(CheckRank)

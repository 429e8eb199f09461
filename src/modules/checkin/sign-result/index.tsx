import { type CheckinRow, listCheckinPlaces, listCheckins, noteCheckin } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { textLength } from '@/ui/fields/textLength'
import { joinClasses } from '@/ui/joinClasses'
import { semantics } from '@/ui/press/semantics'
import { Loaded } from '@/ui/screen/Loaded'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from '../checkin.module.scss'
import { checkinAt } from '../checkinAt'
import { nextWords } from '../checkinWords'
import { text } from '../messages'
import { useMemberLoad } from '../useMemberLoad'
import { withoutActivity } from '../withoutActivity'

const MOST = 140

/** What has become of a check-in: the last one, or the one of the address; a feeling, and the next place. */
function SignResult() {
  const { iid, query } = useRoute<'act.signResult'>()
  const { id = '', checkinId = '', first = '' } = query
  const { member } = useSession()
  const { ref, at } = checkinAt(iid, query)
  const [note, setNote] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [store] = useState(
    () =>
      new Loaded(async () => {
        const wish = { ...ref, pageSize: 1, ...(checkinId ? { id: checkinId } : {}) }
        const [rows, places] = await Promise.all([call(listCheckins, wish), call(listCheckinPlaces, ref)])
        const [own = null] = rows.list
        // Only staff get the codes of places: they may look at anybody's.
        const isStaff = own === null && checkinId !== '' && places.list.some(({ code }) => code !== undefined)
        const others = isStaff ? await call(listCheckins, { ...wish, all: 1 }) : null
        return { row: own ?? others?.list[0] ?? null, isOwn: own !== null, places: places.list }
      }),
  )
  const load = useMemberLoad(() => (id ? store.load() : Promise.resolve()))
  const row = store.value?.row ?? null
  const places = store.value?.places ?? []
  const next = places.find(({ done, open }) => !done && open)
  const toSign = () => void replace('act.sign', { ...at, ...(next ? { placeId: next.id } : {}) })
  const state =
    store.state.kind === 'ready' && row === null
      ? { kind: 'empty' as const, message: text('noResult'), actionText: text('toSign'), onAction: toSign }
      : store.state
  const save = async () => {
    if (row === null || note === null || busy || textLength(note.trim()) > MOST) return
    setBusy(true)
    try {
      const words = note.trim()
      await saveOnce(`feeling:${row.id}`, noteCheckin, { iid, id: row.id, text: words })
      toast.success(text('saved'))
      setNote(null)
      await store.load()
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  const written = note ?? row?.note ?? ''
  return (
    <ScreenFrame
      title={text('result')}
      state={id ? memberScreen(member, state) : withoutActivity(iid)}
      skeleton={<DetailSkeleton />}
      onRefresh={load}
    >
      {row && (
        <View className={css.page}>
          <View
            id="result"
            className={joinClasses(css.outcome, css[row.undoneAt === null ? kindOf(row, first) : 'again'])}
            {...semantics({ role: 'status' })}
          >
            <Text className={css.word}>{row.undoneAt === null ? text(kindOf(row, first)) : text('result_undone')}</Text>
            <Text>{[row.person, row.place].filter(Boolean).join(' · ')}</Text>
            <Text>{formatMoment(row.at, 'at')}</Text>
            {row.order !== null && <Text>{text('youAre', { order: row.order })}</Text>}
            {row.why !== '' && <Text>{text(`why_${row.why}`)}</Text>}
            {row.orderId !== null && <Text>{text('orderNo', { id: row.orderId })}</Text>}
          </View>
          {row.result === 'ok' && store.value?.isOwn && (
            <View className={css.stack}>
              <TextAreaField
                id="result-note"
                label={text('feeling')}
                placeholder={text('feelingHint')}
                limit={MOST}
                value={written}
                onChange={setNote}
                {...(textLength(written.trim()) > MOST ? { error: text('feelingLong') } : {})}
              />
              <View className={css.acts}>
                <AppButton
                  id="result-save"
                  size="small"
                  loading={busy}
                  disabled={note === null || note === row.note}
                  onPress={() => void save()}
                >
                  {text('feelingSave')}
                </AppButton>
              </View>
            </View>
          )}
          {row.result === 'refused' ? (
            <AppButton id="result-retry" kind="primary" stretch onPress={toSign}>
              {text('retry')}
            </AppButton>
          ) : next ? (
            <AppButton id="result-next" kind="primary" stretch onPress={toSign}>
              {nextWords(
                next,
                places.find(({ id: one }) => one === row.placeId),
              )}
            </AppButton>
          ) : (
            <Text className={css.note}>{text('allPlacesDone')}</Text>
          )}
          <AppButton id="result-rank" stretch onPress={() => void navigate('act.rank', at)}>
            {text('rank')}
          </AppButton>
        </View>
      )}
    </ScreenFrame>
  )
}

/** The colour and word. The row of a repeat is that of the first time, so the address says that it was one. */
const kindOf = ({ result }: CheckinRow, first: string): 'first' | 'again' | 'refused' =>
  result === 'refused' ? 'refused' : result === 'again' || first === '0' ? 'again' : 'first'

export default observer(SignResult)

import {
  type Attendee,
  type AttendeeDetail,
  type CheckinDone,
  doCheckin,
  listAttendees,
  listCheckinPlaces,
  saveEntry,
  undoCheckin,
} from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { ReasonSheet } from '@/domain/reason/ReasonSheet'
import { call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'
import { onChange } from '@/gateway/changes'
import { errorText } from '@/locales/errorText'
import { display } from '@/platform/display'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { Loaded } from '@/ui/screen/Loaded'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from '../checkin.module.scss'
import { checkinAt } from '../checkinAt'
import { doneWords } from '../checkinWords'
import { text } from '../messages'
import { PartyCard } from '../PartyCard'
import { PersonCard } from '../PersonCard'
import { PlaceChoice } from '../PlaceChoice'
import { RecordCard } from '../RecordCard'
import { undoReasons } from '../undoReasons'
import { useMemberLoad } from '../useMemberLoad'
import { withoutActivity } from '../withoutActivity'

/** One person for staff: the ticket, the answers, who else came with the order, and the check-ins. */
function SignUserInfo() {
  const { iid, query } = useRoute<'act.signUserInfo'>()
  const { id = '', entryId = '', ticket = '', placeId: asked = '' } = query
  const { member } = useSession()
  const { ref, at } = checkinAt(iid, query)
  const [placeId, setPlaceId] = useState(asked)
  const [busy, setBusy] = useState(false)
  const [undoing, setUndoing] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [note, setNote] = useState<string | null>(null)
  const [store] = useState(
    () =>
      new Loaded<AttendeeDetail>(async () => {
        const wish = { ...at, ...(entryId ? { entryId } : { ticket }) }
        const { detail } = await call(listAttendees, wish)
        if (!detail) throw new Error('the gateway answered without the person')
        return detail
      }),
  )
  const [places] = useState(() => new Loaded(() => call(listCheckinPlaces, ref)))
  const isNamed = id !== '' && (entryId !== '' || ticket !== '')
  const load = useMemberLoad(() => (isNamed ? Promise.all([store.load(), places.load()]) : Promise.resolve()))
  useEffect(() => onChange(doCheckin, () => void store.load()), [store])
  const { value: person } = store
  const all = places.value?.list ?? []
  const chosen = placeId || (all.length === 1 ? (all[0]?.id ?? '') : '') || (all.find(({ open }) => open)?.id ?? '')
  const checkIn = async (ids: readonly string[]) => {
    if (busy) return
    setBusy(true)
    try {
      const done: CheckinDone[] = []
      for (const one of ids)
        done.push(
          await saveOnce(`checkin:${one}`, doCheckin, {
            ...ref,
            ...{ method: 'staff' as const, entryId: one },
            ...(chosen ? { placeId: chosen } : {}),
          }),
        )
      const { isNew, words } = doneWords(done)
      display.vibrate(isNew ? 'short' : 'long')
      if (isNew) toast.success(words)
      else toast.show(words)
    } catch (error) {
      display.vibrate('long')
      toast.error(errorText(error))
    } finally {
      setBusy(false)
      await load()
    }
  }
  const saveNote = async () => {
    if (note === null || !person) return
    try {
      const wish = { ...ref, id: person.entryId, note }
      await saveOnce(`note:${person.entryId}`, saveEntry, wish)
      toast.success(text('saved'))
      setNote(null)
      await store.load()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  // Whom another tenant sold the place is noted and undone there, and was here or not, at whichever place.
  const isOwn = person?.seller === undefined
  const wasHere = ({ state, done }: Attendee) => (isOwn ? done.includes(chosen) : state === 'in')
  const waiting = person?.party.filter((one) => (one.state === 'in' || one.state === 'out') && !wasHere(one))
  return (
    <ScreenFrame
      title={text('person')}
      state={isNamed ? memberScreen(member, store.state) : withoutActivity(iid)}
      skeleton={<DetailSkeleton />}
      onRefresh={load}
    >
      {person && (
        <View className={css.page}>
          <PersonCard person={person} />
          {isOwn && <PlaceChoice places={all} value={chosen} onChoose={setPlaceId} withAll={false} />}
          {person.why === '' && (
            <AppButton
              id="person-check-in"
              kind="primary"
              stretch
              loading={busy}
              disabled={wasHere(person)}
              onPress={() => void checkIn([person.entryId])}
            >
              {wasHere(person) ? text('again') : text('confirm')}
            </AppButton>
          )}
          {person.party.length > 1 && (
            <PartyCard
              at={at}
              party={person.party}
              waiting={waiting?.length ?? 0}
              busy={busy}
              onAll={() => void checkIn((waiting ?? []).map(({ entryId: one }) => one))}
            />
          )}
          {isOwn && (
            <View className={css.stack}>
              <TextAreaField
                id="person-note"
                label={text('note')}
                hint={text('noteHint')}
                limit={200}
                value={note ?? person.note}
                onChange={setNote}
              />
              <View className={css.acts}>
                <AppButton
                  id="person-note-save"
                  size="small"
                  disabled={note === null || note.trim() === '' || note === person.note}
                  onPress={() => void saveNote()}
                >
                  {text('saveNote')}
                </AppButton>
              </View>
            </View>
          )}
          <SectionHeading
            title={text('visits')}
            {...(person.checkins.length === 0 ? { note: text('noVisits') } : {})}
          />
          <View className={css.list}>
            {person.checkins.map((row) => (
              <RecordCard key={row.id} row={row} {...(isOwn ? { onUndo: () => setUndoing(row.id) } : {})} />
            ))}
          </View>
        </View>
      )}
      <ReasonSheet
        id="undo"
        subject={undoing}
        title={text('undo')}
        label={text('undoWhy')}
        hint={text('undoHint')}
        action={text('undo')}
        most={100}
        remark={reason}
        onWrite={setReason}
        reasons={undoReasons()}
        // With the key of the check-in: the same one after this is another request.
        send={(row, reason) => saveOnce(`checkin:${person?.entryId}`, undoCheckin, { iid, id: row, reason })}
        said={text('undone')}
        onClose={() => setUndoing(null)}
        onSent={() => void load()}
      />
    </ScreenFrame>
  )
}

export default observer(SignUserInfo)

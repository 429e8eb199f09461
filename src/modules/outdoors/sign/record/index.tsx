import { type CheckinRow, listCheckins, noteCheckin } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { WindowedList } from '@/ui/list/WindowedList'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { FeelingSheet } from '../FeelingSheet'
import { text } from '../messages'
import { RecordRow } from '../RecordRow'
import { RecordStore } from '../RecordStore'
import css from '../sign.module.scss'
import { useSubject } from '../useSubject'

/** Height of a row with the gap below it, in px of a 375 design. */
const ROW = 140
const rowKey = ({ id }: CheckinRow) => id

/** The own check-ins of a subject by day, each with its photo and feeling. */
function SignRecord() {
  const { iid, query } = useRoute<'sign.record'>()
  const { member } = useSession()
  const { store: subject, load: loadSubject } = useSubject(iid, { id: query.subjectid ?? '' })
  const { subjectId } = subject
  const [writing, setWriting] = useState<CheckinRow | null>(null)
  const [store] = useState(
    () =>
      new RecordStore({
        fetchPage: (pageNo) =>
          call(listCheckins, { iid, scope: 'sign', refId: subject.subjectId, result: 'ok', pageNo }),
        change: (id, change) => saveOnce(`feeling:${id}`, noteCheckin, { iid, id, ...change }),
        emptyState: () => ({
          ...{ kind: 'empty', message: text('noRecord'), actionText: text('go') },
          onAction: () => void navigate('sign.map', { iid, subjectid: subject.subjectId }),
        }),
      }),
  )
  // The subject is read again whenever the screen shows, and the records after it.
  const { progress } = subject
  useEffect(() => {
    if (progress && member.isMember) void store.list.load()
  }, [store, progress, member.isMember])
  const removePhoto = async ({ id }: CheckinRow) => {
    const words = { title: text('askRemove'), message: text('removeWhy'), confirmText: text('remove') }
    if (!(await dialog.confirm({ ...words, danger: true }))) return
    try {
      await store.removePhoto(id)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const [render] = useState(() => (row: CheckinRow) => (
    <RecordRow
      row={row}
      head={store.heads.get(row.id)}
      onWrite={() => setWriting(row)}
      onRemovePhoto={() => void removePhoto(row)}
      onOpen={() => void navigate('sign.site', { iid, siteid: row.placeId ?? '' })}
    />
  ))
  const { list } = store
  return (
    <ScreenFrame
      title={text('record')}
      state={memberScreen(member, subject.state)}
      onRefresh={loadSubject}
      {...(subjectId !== '' ? list.foot : {})}
    >
      <View className={css.page}>
        <ListState state={list.state}>
          <WindowedList rows={list.rows} keyOf={rowKey} render={render} rowHeight={ROW} className={css.list} />
        </ListState>
      </View>
      {writing && (
        <FeelingSheet
          key={writing.id}
          note={list.rows.find(({ id }) => id === writing.id)?.note ?? ''}
          onSave={(words) => store.write(writing.id, words)}
          onClose={() => setWriting(null)}
        />
      )}
    </ScreenFrame>
  )
}

export default observer(SignRecord)

import type { CheckinDone } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoment } from '@/locales/formatMoment'
import { navigate, replace } from '@/routes/navigate'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { Picture } from '@/ui/media/Picture'
import { text } from './messages'
import type { SubjectStore } from './SubjectStore'
import css from './sign.module.scss'

interface DoneSheetProps {
  readonly iid: number
  readonly done: CheckinDone
  /** The photo that was taken here; ''. */
  readonly photo: string
  readonly store: SubjectStore
  readonly onClose: () => void
}

/** After a check-in: the n-th here, how far one is, and where to go next. */
export const DoneSheet = observer(function DoneSheet({ iid, done, photo, store, onClose }: DoneSheetProps) {
  const { progress, next } = store
  const { done: count = 0, total = 0, subject } = progress ?? {}
  const hasAll = subject !== undefined && count >= Math.min(subject.need, total)
  return (
    <BottomSheet id="done-sheet" open title={text(done.first ? 'doneTitle' : 'againTitle')} onClose={onClose}>
      <View className={css.sheet}>
        <Text className={css.title}>{done.place}</Text>
        <Text className={css.words}>{text('youAre', { order: done.order })}</Text>
        <Text id="done-progress" className={css.note}>
          {[formatMoment(done.at, 'at'), text('progressNote', { done: count, total })].join(' · ')}
        </Text>
        {photo !== '' && <Picture src={photo} alt={text('photo')} ratio={3 / 2} radius="card" lazy={false} />}
        {hasAll && (
          <AppButton
            id="done-cer"
            kind="primary"
            stretch
            onPress={() => void navigate('sign.cer', { iid, subjectid: store.subjectId })}
          >
            {text('toCer')}
          </AppButton>
        )}
        {next ? (
          <AppButton
            id="done-next"
            kind={hasAll ? 'secondary' : 'primary'}
            stretch
            onPress={() => void replace('sign.site', { iid, siteid: next.id })}
          >
            {text('nextSite', { name: next.name })}
          </AppButton>
        ) : (
          <Text className={css.note}>{text('allDone')}</Text>
        )}
      </View>
    </BottomSheet>
  )
})

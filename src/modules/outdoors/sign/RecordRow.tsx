import { type CheckinRow, formatDate } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { formatMoment } from '@/locales/formatMoment'
import { formatWritten } from '@/locales/formatWritten'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { joinClasses } from '@/ui/joinClasses'
import { Picture } from '@/ui/media/Picture'
import { text } from './messages'
import css from './sign.module.scss'

interface RecordRowProps {
  readonly row: CheckinRow
  readonly head: { readonly month: boolean; readonly day: boolean } | undefined
  readonly onWrite: () => void
  readonly onRemovePhoto: () => void
  readonly onOpen: () => void
}

/** An own check-in, under the heads of its month and day when it is the first of them. */
export function RecordRow({ row, head, onWrite, onRemovePhoto, onOpen }: RecordRowProps) {
  const { id, place, at, order, note, photo, undoneAt, reason } = row
  return (
    <View id={`record-${id}`} className={css.list}>
      {head?.month && <Text className={css.month}>{formatWritten(formatDate(at, 'YYYY-MM'))}</Text>}
      {head?.day && <Text className={css.day}>{formatMoment(at, 'weekday')}</Text>}
      <Card>
        <View className={joinClasses(css.card, undoneAt !== null && css.gone)}>
          <View className={css.head}>
            <Text className={css.name}>{place}</Text>
            <Text className={css.note}>{formatMoment(at, 'time')}</Text>
          </View>
          {undoneAt !== null ? (
            <Text className={css.note}>{text('undone', { reason })}</Text>
          ) : (
            order !== null && <Text className={css.note}>{text('nth', { order })}</Text>
          )}
          {photo !== '' && (
            <View className={css.thumb}>
              <Picture src={photo} alt={text('photoOf', { place })} ratio={1} radius="control" />
            </View>
          )}
          {note !== '' && <Text className={css.words}>{note}</Text>}
          {undoneAt === null && (
            <View className={css.acts}>
              {photo !== '' && (
                <AppButton id={`record-photo-${id}`} size="small" onPress={onRemovePhoto}>
                  {text('removePhoto')}
                </AppButton>
              )}
              <AppButton id={`record-write-${id}`} size="small" label={`${text('edit')} ${place}`} onPress={onWrite}>
                {text('edit')}
              </AppButton>
              <AppButton id={`record-open-${id}`} size="small" label={`${text('site')} ${place}`} onPress={onOpen}>
                {text('site')}
              </AppButton>
            </View>
          )}
        </View>
      </Card>
    </View>
  )
}

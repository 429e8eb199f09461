import type { CheckinRow } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { formatMoment } from '@/locales/formatMoment'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { StatusTag } from '@/ui/content/StatusTag'
import css from './checkin.module.scss'
import { rowWord } from './checkinWords'
import { text } from './messages'

interface RecordCardProps {
  readonly row: CheckinRow
  /** Absent where it is not taken back. */
  readonly onUndo?: () => void
  /** Absent where the person is known. */
  readonly onPerson?: () => void
}

/** A row of the log: who, where, when, how, by whom, and what has become of it. */
export function RecordCard({ row, onUndo, onPerson }: RecordCardProps) {
  const { words, tone } = rowWord(row)
  const why = row.why === '' ? '' : text(`why_${row.why}`)
  return (
    <Card>
      <View id={`record-${row.id}`} className={css.card}>
        <View className={css.head}>
          <Text className={css.name}>{row.person || why || text('refused')}</Text>
          <StatusTag tone={tone} look="word">
            {words}
          </StatusTag>
        </View>
        <Text className={css.note}>{[formatMoment(row.at, 'at'), row.place].filter(Boolean).join(' · ')}</Text>
        <Text className={css.note}>
          {text('rowNote', {
            method: text(`method_${row.method}`),
            operator: row.operator || text(row.method === 'staff' ? 'someStaff' : 'self'),
          })}
        </Text>
        {why !== '' && row.person !== '' && <Text className={css.note}>{why}</Text>}
        {row.note !== '' && <Text className={css.note}>{row.note}</Text>}
        {row.undoneAt !== null && <Text className={css.note}>{text('undoneFor', { reason: row.reason })}</Text>}
        <View className={css.acts}>
          {onPerson && row.entryId !== null && (
            <AppButton id={`record-person-${row.id}`} size="small" onPress={onPerson}>
              {text('person')}
            </AppButton>
          )}
          {onUndo && row.result === 'ok' && row.undoneAt === null && (
            <AppButton id={`record-undo-${row.id}`} size="small" kind="danger" onPress={onUndo}>
              {text('undo')}
            </AppButton>
          )}
        </View>
      </View>
    </Card>
  )
}

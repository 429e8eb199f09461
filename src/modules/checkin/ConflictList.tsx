import { Text, View } from '@tarojs/components'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import css from './checkin.module.scss'
import { conflictWords } from './checkinWords'
import { text } from './messages'
import type { Conflict } from './ScanStore'

interface ConflictListProps {
  readonly conflicts: readonly Conflict[]
  readonly onSeen: () => void
}

/** Scans of a time without network that were repeats or refusals. */
export function ConflictList({ conflicts, onSeen }: ConflictListProps) {
  return (
    <Card>
      <View id="scan-conflicts" className={css.card}>
        <Text className={css.name}>{text('conflicts', { count: conflicts.length })}</Text>
        {conflicts.map((conflict) => (
          <Text key={conflict.reqId} className={css.note}>
            {conflictWords(conflict)}
          </Text>
        ))}
        <View className={css.acts}>
          <AppButton id="scan-conflicts-seen" size="small" onPress={onSeen}>
            {text('conflictsSeen')}
          </AppButton>
        </View>
      </View>
    </Card>
  )
}

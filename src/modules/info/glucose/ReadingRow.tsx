import type { HealthReading } from '@quanzi/contract'
import { formatMoment } from '@/locales/formatMoment'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { StatusTag } from '@/ui/content/StatusTag'
import { text } from './messages'

const TONES = { low: 'warning', normal: 'success', high: 'danger' } as const

interface ReadingRowProps {
  readonly reading: HealthReading
  /** Opens it for changing. */
  readonly onPress: () => void
}

/** A reading in the table. */
export function ReadingRow({ reading, onPress }: ReadingRowProps) {
  const { id, value, period, measuredAt, level } = reading
  return (
    <RowGroup>
      <ListRow
        id={`reading-${id}`}
        title={text('valueOf', { value })}
        note={`${formatMoment(measuredAt, 'at')} · ${text(period)}`}
        value={<StatusTag tone={TONES[level]}>{text(level)}</StatusTag>}
        onPress={onPress}
      />
    </RowGroup>
  )
}

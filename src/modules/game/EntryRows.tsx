import type { Entry } from '@quanzi/contract'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { StatusTag } from '@/ui/content/StatusTag'
import { entryState, STATE_TONES } from './entryState'
import { text } from './messages'

interface EntryRowsProps {
  readonly entries: readonly Entry[]
  readonly categoryOf: (entry: Entry) => string
  readonly onPress: (entry: Entry) => void
}

/** The own entries of an event. */
export function EntryRows({ entries, categoryOf, onPress }: EntryRowsProps) {
  return (
    <RowGroup>
      {entries.map((entry) => (
        <ListRow
          key={entry.id}
          id={`entry-${entry.id}`}
          title={entry.name}
          note={[categoryOf(entry), entry.bib && text('bib', { bib: entry.bib })].filter(Boolean).join(' · ')}
          value={<StatusTag tone={STATE_TONES[entry.state]}>{entryState(entry)}</StatusTag>}
          onPress={() => onPress(entry)}
        />
      ))}
    </RowGroup>
  )
}

import type { StepClaim } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { grouped } from '@/lib/grouped'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { StatusTag } from '@/ui/content/StatusTag'
import { text } from '../messages'
import css from '../step.module.scss'
import { dayWords } from '../stepWords'

const TONES = { pending: 'warning', passed: 'success', refused: 'danger' } as const

/** What was entered by hand, with what staff have said. */
export function ClaimList({ claims }: { readonly claims: readonly StepClaim[] }) {
  if (claims.length === 0) return null
  return (
    <View id="step-claims" className={css.stack}>
      <SectionHeading title={text('claims')} />
      <RowGroup>
        {claims.map(({ id, date, steps, state, note }) => (
          <ListRow
            key={id}
            title={text('dayWords', { date: dayWords(date), steps: grouped(steps) })}
            {...(note ? { note } : {})}
            value={<StatusTag tone={TONES[state]}>{text(state)}</StatusTag>}
          />
        ))}
      </RowGroup>
    </View>
  )
}

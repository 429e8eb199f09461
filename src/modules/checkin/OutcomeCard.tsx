import { Text, View } from '@tarojs/components'
import { formatMoment } from '@/locales/formatMoment'
import { AppButton } from '@/ui/action/AppButton'
import { joinClasses } from '@/ui/joinClasses'
import { semantics } from '@/ui/press/semantics'
import css from './checkin.module.scss'
import { firstWords, refusalWords } from './checkinWords'
import { text } from './messages'
import type { ScanOutcome } from './ScanStore'

interface OutcomeCardProps {
  readonly outcome: ScanOutcome
  /** Null when it is too late, or nothing to take back. */
  readonly onUndo: (() => void) | null
}

/** What has become of a scan, as a word and a colour. */
export function OutcomeCard({ outcome, onUndo }: OutcomeCardProps) {
  const { kind, person, ticket, doubt, kept } = outcome
  return (
    <View id="scan-outcome" className={joinClasses(css.outcome, css[kind])} {...semantics({ role: 'status' })}>
      <Text className={css.word}>{text(kind)}</Text>
      <Text>{person || ticket}</Text>
      <Text>{noteOf(outcome)}</Text>
      {kept && <Text>{text('keptNote')}</Text>}
      {doubt && <Text>{text('keptDoubt')}</Text>}
      {onUndo && (
        <View className={css.acts}>
          <AppButton id="scan-undo" size="small" onPress={onUndo}>
            {text('undoNow')}
          </AppButton>
        </View>
      )}
    </View>
  )
}

function noteOf(outcome: ScanOutcome): string {
  const { kind, at, place, operator, kept } = outcome
  if (kind === 'refused') return refusalWords(outcome)
  if (kept) return at === null ? '' : text('firstAt', { time: formatMoment(at, 'at') })
  if (at === null) return place
  return firstWords({ at, place, operator })
}

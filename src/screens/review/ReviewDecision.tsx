import { Text, View } from '@tarojs/components'
import { AppButton } from '@/ui/action/AppButton'
import type { ReviewActs } from './ReviewQueueScreen'

interface ReviewDecisionProps {
  readonly id: string
  /** The viewer's own request: said in place of the buttons, because somebody else decides it. */
  readonly own: string | null
  /** Null for a request that can be refused only. */
  readonly pass: string | null
  readonly refuse: string
  readonly acts: ReviewActs
  readonly noteClass: string | undefined
  readonly className: string | undefined
}

/** The two buttons of a request. */
export function ReviewDecision({ id, own, pass, refuse, acts, noteClass, className }: ReviewDecisionProps) {
  if (own !== null) return <Text className={noteClass}>{own}</Text>
  return (
    <View className={className}>
      <AppButton id={`refuse-${id}`} size="small" onPress={acts.refuse}>
        {refuse}
      </AppButton>
      {pass !== null && (
        <AppButton id={`pass-${id}`} kind="primary" size="small" onPress={acts.pass}>
          {pass}
        </AppButton>
      )}
    </View>
  )
}

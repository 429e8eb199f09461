import type { Question } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { formatMoment } from '@/locales/formatMoment'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { StatusTag } from '@/ui/content/StatusTag'
import { text } from '../messages'
import css from './QuestionRow.module.scss'

interface QuestionRowProps {
  readonly question: Question
  /** Present for a question in the viewer's queue. */
  readonly onAnswer?: () => void
  readonly onOrder?: () => void
}

const TONES = { waiting: 'warning', answered: 'success', refunding: 'warning', refunded: 'plain' } as const
const WORDS = { waiting: 'waiting', answered: 'done', refunding: 'refunding', refunded: 'refunded' } as const

/** A question with its answer, or with the deadline for it. */
export function QuestionRow({ question, onAnswer, onOrder }: QuestionRowProps) {
  const { id, content, answer, state, dueAt, createdAt, expert } = question
  const due = formatMoment(dueAt, 'at')
  return (
    <Card>
      <View id={`question-${id}`} className={css.row}>
        <View className={css.head}>
          <Text className={css.time}>{formatMoment(createdAt, 'at')}</Text>
          <StatusTag tone={TONES[state]} look="word">
            {text(WORDS[state])}
          </StatusTag>
        </View>
        <Text className={css.content}>{content}</Text>
        {answer !== '' && (
          <View className={css.answer}>
            <Text className={css.by}>{expert.name}</Text>
            <Text className={css.words}>{answer}</Text>
          </View>
        )}
        {state === 'waiting' && (
          <Text className={css.due}>{text(onAnswer ? 'dueExpert' : 'dueAsker', { time: due })}</Text>
        )}
        {state === 'refunding' && onAnswer && <Text className={css.due}>{text('refundingExpert')}</Text>}
        {onAnswer && state === 'waiting' && (
          <AppButton id={`answer-${id}`} kind="primary" size="small" onPress={onAnswer}>
            {text('reply')}
          </AppButton>
        )}
        {onOrder && (
          <AppButton id={`order-${id}`} kind="ghost" size="small" onPress={onOrder}>
            {text('order')}
          </AppButton>
        )}
      </View>
    </Card>
  )
}

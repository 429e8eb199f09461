import type { PaperAnswered, PaperItem } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { Card } from '@/ui/content/Card'
import { StatusTag } from '@/ui/content/StatusTag'
import { text } from '../messages'
import css from '../question.module.scss'
import { answerText } from './answerText'

/** A question of a quiz with the own answer; what is right once it may be told. */
export function AnswerCard({
  item,
  answer,
  n,
}: {
  readonly item: PaperItem
  readonly answer: PaperAnswered
  readonly n: number
}) {
  const { right, given, correct, why } = answer
  return (
    <Card padded>
      <View id={`answer-${item.id}`} className={css.item}>
        <View className={css.line}>
          <Text className={css.title}>{`${n}. ${item.text}`}</Text>
          {right !== null && (
            <StatusTag tone={right ? 'success' : 'danger'}>{text(right ? 'right' : 'wrong')}</StatusTag>
          )}
        </View>
        <Text className={css.note}>{text('yours', { answer: answerText(item, given) })}</Text>
        {correct && right === false && (
          <Text className={css.note}>{text('correct', { answer: answerText(item, correct) })}</Text>
        )}
        {why && right === false && <Text className={css.why}>{why}</Text>}
      </View>
    </Card>
  )
}

import { PAPER_TEXT_MAX, type PaperItem } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Card } from '@/ui/content/Card'
import { Chip } from '@/ui/content/Chip'
import { FieldError } from '@/ui/fields/FieldError'
import { OptionRow } from '@/ui/fields/OptionRow'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { text } from './messages'
import type { PaperStore } from './PaperStore'
import css from './paper.module.scss'

/** A question with its answer. `n` counts from 1. */
export const QuestionCard = observer(function QuestionCard({
  store,
  item,
  n,
  missing,
}: {
  readonly store: PaperStore
  readonly item: PaperItem
  readonly n: number
  /** How a missing answer is said. */
  readonly missing: 'required' | 'unanswered'
}) {
  const { id, type, must } = item
  return (
    <View id={`paper-${id}-field`}>
      <Card padded>
        <View className={css.item}>
          <View className={css.line}>
            <Text className={css.title}>{`${n}. ${item.text}${must ? ' *' : ''}`}</Text>
            <Text className={css.kind}>{text(type)}</Text>
          </View>
          <Answer store={store} item={item} />
          {store.isMissing(item) && <FieldError error={text(missing, { title: text('number', { n }), n })} />}
        </View>
      </Card>
    </View>
  )
})

const Answer = observer(function Answer({ store, item }: { readonly store: PaperStore; readonly item: PaperItem }) {
  const { id, type, options, max = 0 } = item
  const given = store.answers[id]
  if (type === 'text')
    return (
      <TextAreaField
        id={`paper-${id}`}
        label={text('yourAnswer')}
        limit={PAPER_TEXT_MAX}
        value={typeof given === 'string' ? given : ''}
        onChange={(value) => store.answer(id, value)}
      />
    )
  if (type === 'score')
    return (
      <View className={css.points}>
        {Array.from({ length: max }, (_, index) => String(index + 1)).map((point) => (
          <Chip
            key={point}
            id={`paper-${id}-${point}`}
            selected={given === point}
            onPress={() => store.answer(id, point)}
          >
            {text('points', { n: Number(point) })}
          </Chip>
        ))}
      </View>
    )
  return (
    <View className={css.options}>
      {options.map((option, index) => {
        const choice = String(index)
        const isSingle = type === 'single'
        return (
          <OptionRow
            key={choice}
            id={`paper-${id}-${choice}`}
            role={isSingle ? 'radio' : 'checkbox'}
            marked
            text={option}
            chosen={isSingle ? given === choice : Array.isArray(given) && given.includes(choice)}
            onPress={() => (isSingle ? store.answer(id, choice) : store.toggle(id, choice))}
          />
        )
      })}
    </View>
  )
})

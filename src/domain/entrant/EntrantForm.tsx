import type { SavedEntrant } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AppButton } from '@/ui/action/AppButton'
import { FormSection } from '@/ui/fields/FormSection'
import { TextField } from '@/ui/fields/TextField'
import { joinClasses } from '@/ui/joinClasses'
import css from './EntrantForm.module.scss'
import type { EntrantDraft } from './EntrantQuestion'
import type { EntrantsStore } from './EntrantsStore'
import { entrantFieldId } from './entrantFieldId'
import { text } from './messages'
import { type FieldPictures, QuestionField } from './QuestionField'
import { SavedEntrants } from './SavedEntrants'

interface EntrantFormProps {
  readonly store: EntrantsStore
  readonly pictures: FieldPictures
  /**
   * Removes a person. Pass it where the number of people changes the price; by default the store removes the person.
   * Keep the same function between renders: a new one renders every card again.
   */
  readonly onRemove?: (key: string) => void
  /** Like `onRemove`, for a saved person who is ticked. */
  readonly onToggle?: (person: SavedEntrant) => void
  readonly onForget?: (id: string) => void
}

/** The people of an enrolment, one card per person. */
export const EntrantForm = observer(function EntrantForm({ store, onToggle, onForget, ...parts }: EntrantFormProps) {
  return (
    <>
      <SavedEntrants store={store} onToggle={onToggle ?? ((person) => store.toggle(person))} onForget={onForget} />
      {store.drafts.map((draft, row) => (
        <EntrantCard key={draft.key} store={store} draft={draft} row={row} {...parts} />
      ))}
    </>
  )
})

interface EntrantCardProps extends Omit<EntrantFormProps, 'onToggle' | 'onForget'> {
  readonly draft: EntrantDraft
  readonly row: number
}

const EntrantCard = observer(function EntrantCard({ store, draft, row, pictures, onRemove }: EntrantCardProps) {
  const { questions, tried } = store
  const problems = store.problems[row]
  const left = problems?.size ?? 0
  const errorOf = (field: string) => {
    const problem = tried ? problems?.get(field) : undefined
    return problem && text(`problem_${problem}`)
  }
  const idOf = (field: string) => entrantFieldId(row, field, questions)
  return (
    <FormSection>
      <View className={css.head}>
        <View className={css.who}>
          <Text className={css.title}>{text('entrant', { n: row + 1 })}</Text>
          <Text className={joinClasses(css.left, left === 0 && css.done)}>
            {left === 0 ? text('entrantDone') : text('entrantLeft', { count: left })}
          </Text>
        </View>
        {store.count > store.min && (
          <AppButton
            size="small"
            kind="ghost"
            onPress={() => (onRemove ? onRemove(draft.key) : store.remove(draft.key))}
          >
            {text('remove')}
          </AppButton>
        )}
      </View>
      <TextField
        id={idOf('name')}
        label={text('name')}
        kind="name"
        required
        maxLength={20}
        placeholder={text('nameHint')}
        value={draft.name}
        onChange={(value) => store.type(draft.key, 'name', value)}
        error={errorOf('name')}
      />
      <TextField
        id={idOf('mobile')}
        label={text('mobile')}
        required
        kind="phone"
        maxLength={11}
        placeholder={text('mobileHint')}
        value={draft.mobile}
        onChange={(value) => store.type(draft.key, 'mobile', value)}
        error={errorOf('mobile')}
      />
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          id={idOf(question.id)}
          question={question}
          value={draft.answers[question.id] ?? ''}
          error={errorOf(question.id)}
          pictures={pictures}
          row={draft.key}
          onChange={(value) => store.type(draft.key, question.id, value)}
        />
      ))}
    </FormSection>
  )
})

import type { OrderOption } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useCallback } from 'react'
import { EntrantForm } from '@/domain/entrant/EntrantForm'
import { type FieldPictures, QuestionField } from '@/domain/entrant/QuestionField'
import { text as orderText } from '@/domain/order/messages'
import { useSavedEntrants } from '@/flows/useSavedEntrants'
import { formatMoment } from '@/locales/formatMoment'
import { sessionName } from '@/locales/sessionName'
import { Chip } from '@/ui/content/Chip'
import { priceNumber } from '@/ui/content/priceNumber'
import { FormSection } from '@/ui/fields/FormSection'
import { OptionRow } from '@/ui/fields/OptionRow'
import { Stepper } from '@/ui/fields/Stepper'
import { text } from '../../messages'
import type { CheckoutStore } from '../CheckoutStore'
import { isChoice, joined, leftWords, optionText, type Unit } from '../optionWords'
import css from './ChoiceSection.module.scss'

interface ChoiceSectionProps {
  readonly iid: number
  readonly store: CheckoutStore
  readonly max: number
  readonly unit: Unit
  readonly pictures: FieldPictures
}

const PAYMENTS: readonly string[] = ['full', 'deposit', 'balance']

/** Sessions have a start, pieces of goods have none; a pre-sale is paid in one of several ways. */
function headingOf(field: OrderOption['field'], options: readonly OrderOption[]) {
  if (options.some(({ id }) => PAYMENTS.includes(id))) return 'payment'
  return field === 'property' && options.every(({ startsAt }) => startsAt === undefined) ? 'keys' : field
}

/** Until when a balance can be paid. */
const balanceUntil = (options: readonly OrderOption[], deadline: number | null | undefined) =>
  deadline && options.some(({ id }) => id === 'balance')
    ? { note: orderText('restUntil', { until: formatMoment(deadline, 'at') }) }
    : {}

/** The form of a checkout that was opened directly: choices, number, people. */
export const ChoiceSection = observer(function ChoiceSection({ iid, store, max, unit, pictures }: ChoiceSectionProps) {
  const { choice } = store
  return (
    <>
      {choice.optionGroups
        .filter(({ options }) => isChoice(options, choice.source?.title))
        .map(({ field, options }) => (
          <FormSection
            key={field}
            title={text(`choose_${headingOf(field, options)}`)}
            {...balanceUntil(options, choice.source?.deadline)}
          >
            <View className={css.options}>
              {options.map((option) => {
                const { id, name, price, startsAt } = option
                const chosen = choice.options[field] === id
                const shared = { id: `option-${id}`, disabled: option.left === 0, onPress: () => store.pick(field, id) }
                // A session needs a line for its time; its price is added to the ticket's.
                return startsAt === undefined ? (
                  <Chip key={id} selected={chosen} {...shared}>
                    {optionText(option, unit)}
                  </Chip>
                ) : (
                  <View key={id} className={css.session}>
                    <OptionRow
                      marked
                      chosen={chosen}
                      text={formatMoment(startsAt)}
                      note={sessionName(name, startsAt)}
                      end={joined([price > 0 && `+¥${priceNumber(price)}`, leftWords(option, unit)])}
                      {...shared}
                    />
                  </View>
                )
              })}
            </View>
          </FormSection>
        ))}
      {unit !== 'one' && choice.source?.num === undefined && (
        <FormSection
          title={text(unit)}
          end={
            <Stepper
              id="checkout-count"
              label={text(unit)}
              min={1}
              max={max}
              value={choice.chosen.num}
              onChange={(count) => store.setCount(count)}
            />
          }
        />
      )}
      {choice.asksPeople && <People iid={iid} store={store} pictures={pictures} />}
      {choice.onceAsked.length > 0 && (
        <FormSection title={text('oneTime')}>
          {choice.onceAsked.map((question) => (
            <QuestionField
              key={question.id}
              id={`answer-${question.id}`}
              question={question}
              value={choice.answers[question.id] ?? ''}
              error={choice.tried && question.must && !choice.answers[question.id]?.trim() ? text('must') : undefined}
              pictures={pictures}
              onChange={(value) => choice.answer(question.id, value)}
            />
          ))}
        </FormSection>
      )}
    </>
  )
})

/** The people of the order. */
function People({ iid, store, pictures }: Pick<ChoiceSectionProps, 'iid' | 'store' | 'pictures'>) {
  const { entrants } = store.choice
  const removePerson = useCallback((key: string) => store.removePerson(key), [store])
  const forget = useSavedEntrants(iid, entrants)
  return (
    <EntrantForm
      store={entrants}
      pictures={pictures}
      onRemove={removePerson}
      onToggle={(person) => store.togglePerson(person)}
      onForget={forget}
    />
  )
}

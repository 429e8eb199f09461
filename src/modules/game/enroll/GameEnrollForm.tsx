import type { ContentDetail } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { EntrantForm } from '@/domain/entrant/EntrantForm'
import type { FormPictures } from '@/flows/upload/FormPictures'
import { formatMoment } from '@/locales/formatMoment'
import { InsuranceRow } from '@/screens/enroll/InsuranceRow'
import { ListRow } from '@/ui/content/ListRow'
import { MediaCard } from '@/ui/content/MediaCard'
import { Price } from '@/ui/content/Price'
import { RowGroup } from '@/ui/content/RowGroup'
import { ChoiceCards } from '@/ui/fields/ChoiceCards'
import { FormSection } from '@/ui/fields/FormSection'
import { Stepper } from '@/ui/fields/Stepper'
import { categoryNote } from '../categoryNote'
import { text } from '../entry/messages'
import css from '../game.module.scss'
import type { GameEnrollStore } from './GameEnrollStore'

interface GameEnrollFormProps {
  readonly store: GameEnrollStore
  readonly detail: ContentDetail
  readonly pictures: FormPictures
  /** Deletes somebody from the saved people. */
  readonly onForget: (id: string) => void
}

/** Category, ticket and people. */
export const GameEnrollForm = observer(function GameEnrollForm(props: GameEnrollFormProps) {
  const { store, detail, pictures, onForget } = props
  const { entrants, team, session } = store
  return (
    <View className={css.page}>
      <MediaCard cover={detail.cover} title={detail.title} meta={detail.extra.place ?? ''} lazy={false} />
      <FormSection title={text('category')}>
        <ChoiceCards
          idPrefix="session"
          chosen={store.sessionId}
          choices={(detail.sessions ?? []).map((one) => ({
            id: one.id,
            name: one.name,
            note: `${formatMoment(one.startsAt)} · ${categoryNote(one)}`,
            end: one.price > 0 && <Price fen={one.price} />,
            disabled: one.state === 'ended' || one.state === 'closed',
          }))}
          onChoose={(id) => store.chooseSession(id)}
        />
      </FormSection>
      {session?.draw && detail.game?.drawAt && (
        <Text className={css.note}>{text('drawNote', { time: formatMoment(detail.game.drawAt) })}</Text>
      )}
      {store.needsTeam && <Text className={css.note}>{text('teamFirst')}</Text>}
      {store.groupId !== '' && team && (
        <RowGroup>
          <ListRow
            id="game-enrol-team"
            title={text('teamOf', { name: team.name })}
            value={text('teamSize', { size: team.size, max: team.max })}
          />
        </RowGroup>
      )}
      <FormSection title={text('ticket')}>
        <ChoiceCards
          idPrefix="ticket"
          chosen={store.ticketId}
          choices={(detail.tickets ?? []).map(({ id, name, note, price }) => ({
            id,
            name,
            note,
            end: <Price fen={price} zeroText={text('free')} />,
          }))}
          onChoose={(id) => store.chooseTicket(id)}
        />
      </FormSection>
      <FormSection
        title={text('people')}
        note={store.isSingle ? text('oneOnly') : text('peopleNote', { max: entrants.max })}
        end={
          !store.isSingle && (
            <Stepper
              id="entrants"
              label={text('people')}
              value={entrants.count}
              min={entrants.min}
              max={entrants.max}
              onChange={(count) => entrants.setCount(count)}
            />
          )
        }
      />
      <EntrantForm store={entrants} pictures={pictures} onForget={onForget} />
      <InsuranceRow fee={detail.insurance} />
      <Text className={css.note}>{text(store.restored ? 'draftRestored' : 'draftNote')}</Text>
    </View>
  )
})

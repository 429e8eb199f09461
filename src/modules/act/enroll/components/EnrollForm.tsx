import type { ContentDetail } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { EntrantForm } from '@/domain/entrant/EntrantForm'
import { text as teamText } from '@/domain/team/messages'
import type { FormPictures } from '@/flows/upload/FormPictures'
import { InsuranceRow } from '@/screens/enroll/InsuranceRow'
import { Card } from '@/ui/content/Card'
import { ListRow } from '@/ui/content/ListRow'
import { MediaCard } from '@/ui/content/MediaCard'
import { RowGroup } from '@/ui/content/RowGroup'
import { dialog } from '@/ui/feedback/dialog'
import { FormSection } from '@/ui/fields/FormSection'
import { Stepper } from '@/ui/fields/Stepper'
import { SwitchField } from '@/ui/fields/SwitchField'
import { pressProps } from '@/ui/press/pressProps'
import { SessionPicker } from '../../components/SessionPicker'
import { text } from '../../messages'
import type { EnrollStore } from '../EnrollStore'
import css from './EnrollForm.module.scss'
import { TicketPicker } from './TicketPicker'

interface EnrollFormProps {
  readonly store: EnrollStore
  readonly detail: ContentDetail
  readonly trial: boolean
  readonly pictures: FormPictures
  /** Deletes somebody from the saved people. */
  readonly onForget: (id: string) => void
}

/** Session, ticket and people of one enrolment. */
export const EnrollForm = observer(function EnrollForm(props: EnrollFormProps) {
  const { store, detail, trial, pictures, onForget } = props
  const { entrants, team } = store
  const { statement } = detail
  return (
    <View className={css.form}>
      {trial && <Text className={css.trial}>{text('trial')}</Text>}
      <MediaCard cover={detail.cover} title={detail.title} meta={detail.extra.place ?? ''} lazy={false} />
      {team && (
        <RowGroup>
          <ListRow
            id="enrol-team"
            title={text('teamOf', { name: team.name })}
            value={teamText('teamSize', { size: team.size, max: team.max })}
          />
        </RowGroup>
      )}
      <FormSection title={text('chooseSession')} note={store.waitsFor === null ? undefined : text('allFull')}>
        <SessionPicker
          sessions={detail.sessions ?? []}
          chosen={store.sessionId}
          onChoose={(chosen) => store.chooseSession(chosen)}
        />
      </FormSection>
      <FormSection title={text('chooseTicket')}>
        <TicketPicker
          tickets={detail.tickets ?? []}
          chosen={store.ticketId}
          onChoose={(chosen) => store.chooseTicket(chosen)}
        />
      </FormSection>
      <FormSection
        title={text('people')}
        note={text('peopleNote', { max: entrants.max })}
        end={
          <Stepper
            id="entrants"
            label={text('people')}
            value={entrants.count}
            min={entrants.min}
            max={entrants.max}
            onChange={(count) => entrants.setCount(count)}
          />
        }
      />
      <EntrantForm store={entrants} pictures={pictures} onForget={onForget} />
      {store.deposit && (
        <Card>
          <SwitchField
            id="enrol-deposit"
            label={text('byDeposit', { deposit: store.deposit.title })}
            hint={store.deposit.note}
            value={store.due !== null}
            onChange={(on) => store.payDeposit(on)}
          />
        </Card>
      )}
      {!store.due && <InsuranceRow fee={detail.insurance} />}
      <Text className={css.note}>{text(store.restored ? 'draftRestored' : 'draftNote')}</Text>
      {statement && (
        <Text className={css.note}>
          {text('statementNote')}
          <Text
            id="enrol-statement"
            className={css.link}
            {...pressProps(() => void dialog.alert({ title: text('statement'), message: statement.text }), {
              role: 'link',
            })}
          >
            {text('statementName')}
          </Text>
        </Text>
      )}
    </View>
  )
})

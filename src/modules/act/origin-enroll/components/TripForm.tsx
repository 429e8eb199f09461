import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { EntrantForm } from '@/domain/entrant/EntrantForm'
import type { FormPictures } from '@/flows/upload/FormPictures'
import { formatMoment } from '@/locales/formatMoment'
import { serverNow } from '@/platform/serverClock'
import { InsuranceRow } from '@/screens/enroll/InsuranceRow'
import { Card } from '@/ui/content/Card'
import { Chip } from '@/ui/content/Chip'
import { ListRow } from '@/ui/content/ListRow'
import { MediaCard } from '@/ui/content/MediaCard'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { RowGroup } from '@/ui/content/RowGroup'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { FormSection } from '@/ui/fields/FormSection'
import { Stepper } from '@/ui/fields/Stepper'
import { SwitchField } from '@/ui/fields/SwitchField'
import { TextField } from '@/ui/fields/TextField'
import { ladderLines } from '../../trips/ladderLines'
import { text } from '../../trips/messages'
import type { TripEnrollStore } from '../TripEnrollStore'
import css from './TripForm.module.scss'

/** The nearest departures that are offered in place of a full one. */
const MOST_OTHERS = 4

interface TripFormProps {
  readonly store: TripEnrollStore
  readonly pictures: FormPictures
  readonly onForget: (id: string) => void
  /** Opens the calendar. */
  readonly onChange: () => void
  /** Joins the waiting list of the chosen departure, which is full. */
  readonly onWait: () => void
}

/** Departure, adults and children, travellers, contact and terms of one order. */
export const TripForm = observer(function TripForm(props: TripFormProps) {
  const { store, pictures, onForget, onChange, onWait } = props
  const { detail, departure, entrants } = store
  return (
    <View className={css.form}>
      {detail && <MediaCard cover={detail.cover} title={detail.title} meta={detail.extra.place ?? ''} lazy={false} />}
      <RowGroup>
        <ListRow
          id="trip-departure"
          title={departure ? formatMoment(departure.startsAt) : text('departure')}
          note={departure ? text('departure') : text('gone')}
          value={text('change')}
          onPress={onChange}
        />
      </RowGroup>
      {store.isFull && <FullNote store={store} onWait={onWait} />}
      <Tickets store={store} />
      <EntrantForm
        store={entrants}
        pictures={pictures}
        onRemove={(key) => store.remove(key)}
        onToggle={(person) => store.toggle(person)}
        onForget={onForget}
      />
      <Contact store={store} />
      {store.deposit && (
        <Card>
          <SwitchField
            id="trip-deposit"
            label={text('byDeposit', { deposit: store.deposit.title })}
            hint={store.deposit.note}
            value={store.due !== null}
            onChange={(wantsDeposit) => store.write({ wantsDeposit })}
          />
        </Card>
      )}
      {!store.due && <InsuranceRow fee={detail?.insurance} />}
      {departure && (
        <FormSection title={text('refundRule')}>
          {ladderLines(detail?.refundRule, departure.startsAt, serverNow()).map((line) => (
            <Text key={line} className={css.note}>
              {line}
            </Text>
          ))}
          <CheckboxField
            id="trip-terms"
            label={text('terms')}
            value={store.agreed}
            onChange={(agreed) => store.write({ agreed })}
            error={store.tried && !store.agreed ? text('termsFirst') : undefined}
          />
        </FormSection>
      )}
      <Text className={css.note}>{text(store.restored ? 'draftRestored' : 'draftNote')}</Text>
    </View>
  )
})

const FullNote = observer(function FullNote({ store, onWait }: Pick<TripFormProps, 'store' | 'onWait'>) {
  const { departure, others } = store
  return (
    <View id="trip-full" className={css.full}>
      <Text className={css.fullTitle}>
        {text('fullTitle', { date: departure ? formatMoment(departure.startsAt, 'weekday') : '' })}
      </Text>
      <Text className={css.fullNote}>{text(others.length > 0 ? 'fullNote' : 'noOtherDate')}</Text>
      <View className={css.chips}>
        {others.slice(0, MOST_OTHERS).map(({ id, startsAt }) => (
          <Chip key={id} id={`other-${id}`} onPress={() => store.depart(id)}>
            {formatMoment(startsAt, 'weekday')}
          </Chip>
        ))}
        {departure && (
          <Chip id="trip-wait" onPress={onWait}>
            {text('waitlist')}
          </Chip>
        )}
      </View>
    </View>
  )
})

const Tickets = observer(function Tickets({ store }: { readonly store: TripEnrollStore }) {
  const { detail, departure, counts, tickets, entrants } = store
  return (
    <FormSection title={text('travellers')} note={text('travellersNote', { max: entrants.max })}>
      {(detail?.tickets ?? []).map((ticket) => (
        <View key={ticket.id} className={css.ticket}>
          <View className={css.words}>
            <Text>{ticket.name}</Text>
            {ticket.note !== '' && <Text className={css.note}>{ticket.note}</Text>}
            <Price fen={ticket.price + (departure?.price ?? 0)} size="small" />
          </View>
          <Stepper
            id={`ticket-${ticket.id}`}
            label={ticket.name}
            value={counts[ticket.id] ?? 0}
            max={(counts[ticket.id] ?? 0) + entrants.max - store.people}
            onChange={(count) => store.setCount(ticket.id, count)}
          />
        </View>
      ))}
      {tickets.length > 1 && (
        <View className={css.places}>
          {tickets.map(({ ticket, from, to }) => (
            <Text key={ticket.id} className={css.note}>
              {from === to
                ? text('orderOne', { from, ticket: ticket.name })
                : text('order', { from, to, ticket: ticket.name })}
            </Text>
          ))}
        </View>
      )}
    </FormSection>
  )
})

const Contact = observer(function Contact({ store }: { readonly store: TripEnrollStore }) {
  const kind = store.tried ? store.problem?.kind : undefined
  return (
    <FormSection title={text('contact')}>
      <TextField
        id="contact-name"
        label={text('contactName')}
        kind="name"
        required
        maxLength={20}
        value={store.name}
        onChange={(name) => store.write({ name })}
        error={kind === 'name' ? text('nameWrong') : undefined}
      />
      <TextField
        id="contact-phone"
        label={text('contactPhone')}
        kind="phone"
        required
        maxLength={11}
        value={store.phone}
        onChange={(phone) => store.write({ phone })}
        error={kind === 'phone' ? text('phoneWrong') : undefined}
      />
    </FormSection>
  )
})

/** The total with its parts. */
export const TripTotal = observer(function TripTotal({ store }: { readonly store: TripEnrollStore }) {
  const { departure, total, due } = store
  if (total === null || !departure) return null
  return (
    <View className={css.total}>
      <Price id="trip-total" fen={due?.fen ?? total} size="large" />
      {due && <Text className={css.part}>{due.title}</Text>}
      {store.tickets.map(({ ticket, count }) => (
        <Text key={ticket.id} className={css.part}>
          {text('priceOfTicket', { ticket: ticket.name, price: priceNumber(ticket.price + departure.price), count })}
        </Text>
      ))}
    </View>
  )
})

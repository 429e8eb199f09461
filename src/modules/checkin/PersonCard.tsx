import type { AttendeeDetail } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { formatMoment } from '@/locales/formatMoment'
import { link } from '@/platform/link'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { StatusTag } from '@/ui/content/StatusTag'
import { toast } from '@/ui/feedback/toast'
import css from './checkin.module.scss'
import { orderWords, toneOf } from './checkinWords'
import { text } from './messages'

/** Who somebody is: the state as one word, the ticket, the answers, whom to call. */
export function PersonCard({ person }: { readonly person: AttendeeDetail }) {
  const { name, state, why, mobile, ticket, session, startsAt, answers, emergency, at } = person
  const dial = async (number: string) => {
    const dialled = await link.dial(number)
    if (!dialled.ok) toast.show(text('callFailed', { mobile: number }))
  }
  return (
    <>
      <Card>
        <View id="person" className={css.card}>
          <View className={css.head}>
            <Text className={css.big}>{name}</Text>
            <StatusTag id="person-state" tone={why === '' ? toneOf(state) : 'danger'}>
              {why === '' ? text(state) : text('badTicket')}
            </StatusTag>
          </View>
          {why !== '' && <Text className={css.note}>{text(`why_${why}`)}</Text>}
          {person.seller !== undefined && (
            <Text id="person-seller" className={css.note}>
              {text('soldBy', { name: person.seller })}
            </Text>
          )}
          {at !== null && <Text className={css.note}>{text('doneAt', { time: formatMoment(at, 'at') })}</Text>}
          <View className={css.acts}>
            <AppButton id="person-call" size="small" onPress={() => void dial(mobile)}>
              {text('call')}
            </AppButton>
            {emergency && (
              <AppButton id="person-emergency" size="small" kind="danger" onPress={() => void dial(emergency.mobile)}>
                {text('emergency')}
              </AppButton>
            )}
          </View>
        </View>
      </Card>
      <RowGroup>
        <ListRow title={text('mobile')} value={mobile} />
        {ticket !== '' && <ListRow title={text('ticket')} value={ticket} />}
        <ListRow
          title={text('session')}
          value={session}
          {...(startsAt === null ? {} : { note: formatMoment(startsAt, 'when') })}
        />
        {person.orderId !== null && <ListRow title={text('order')} note={person.orderId} value={orderWords(person)} />}
        {answers
          .filter((answer) => answer.text !== '')
          .map((answer) => (
            <ListRow key={answer.id} title={answer.name} value={answer.text} />
          ))}
      </RowGroup>
    </>
  )
}

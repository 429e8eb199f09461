import type { ContentDetail, RefundStep } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { Price } from '@/ui/content/Price'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { text } from '../../messages'
import css from './ActTerms.module.scss'

const HOURS_A_DAY = 24

const before = (hours: number): string =>
  hours % HOURS_A_DAY === 0 ? text('days', { count: hours / HOURS_A_DAY }) : text('hours', { count: hours })

function refundLines(steps: readonly RefundStep[] | undefined): readonly string[] {
  if (!steps || steps.length === 0) return [text('refundFree')]
  const ladder = [...steps].sort((a, b) => b.hours - a.hours)
  const lines = ladder.map(({ hours, share }) => text('refundStep', { time: before(hours), share }))
  return (ladder[ladder.length - 1]?.hours ?? 0) > 0 ? [...lines, text('refundNone')] : lines
}

/** The tickets with their prices. */
export function TicketList({ detail }: { readonly detail: ContentDetail }) {
  const tickets = detail.tickets ?? []
  if (tickets.length === 0) return null
  return (
    <View>
      <SectionHeading title={text('tickets')} />
      {tickets.map((ticket) => (
        <View key={ticket.id} id={`ticket-${ticket.id}`} className={css.ticket}>
          <View className={css.words}>
            <Text>{ticket.name}</Text>
            {ticket.note && <Text className={css.note}>{ticket.note}</Text>}
          </View>
          <Price fen={ticket.price} zeroText={text('free')} />
        </View>
      ))}
    </View>
  )
}

/** The refund rules, and the statement that entrants accept. */
export function ActTerms({ detail }: { readonly detail: ContentDetail }) {
  return (
    <View>
      <SectionHeading title={text('refundRule')} />
      {refundLines(detail.refundRule).map((line) => (
        <Text key={line} className={css.line}>
          {line}
        </Text>
      ))}
      {detail.statement && (
        <>
          <SectionHeading title={text('statement')} />
          <Text className={css.line}>{detail.statement.text}</Text>
        </>
      )}
    </View>
  )
}

import type { ActTicket } from '@quanzi/contract'
import { Price } from '@/ui/content/Price'
import { ChoiceCards } from '@/ui/fields/ChoiceCards'
import { text } from '../../messages'

interface TicketPickerProps {
  readonly tickets: readonly ActTicket[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Chooses one ticket for all entrants. */
export function TicketPicker({ tickets, chosen, onChoose }: TicketPickerProps) {
  const choices = tickets.map(({ id, name, note, price }) => ({
    id,
    name,
    note,
    end: <Price fen={price} zeroText={text('free')} />,
  }))
  return <ChoiceCards idPrefix="ticket" choices={choices} chosen={chosen} onChoose={onChoose} />
}

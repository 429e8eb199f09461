import type { ActTicket } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { Price } from '@/ui/content/Price'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import picker from '../../components/SessionPicker.module.scss'
import { text } from '../../messages'

interface TicketPickerProps {
  readonly tickets: readonly ActTicket[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Chooses one ticket for all entrants. */
export function TicketPicker({ tickets, chosen, onChoose }: TicketPickerProps) {
  return (
    <View className={picker.sessions}>
      {tickets.map(({ id, name, note, price }) => (
        <View
          key={id}
          id={`ticket-${id}`}
          className={joinClasses(picker.session, id === chosen && picker.chosen)}
          {...pressProps(() => onChoose(id), { role: 'radio', checked: id === chosen })}
        >
          <View className={picker.words}>
            <Text className={picker.name}>{name}</Text>
            {note && <Text className={picker.note}>{note}</Text>}
          </View>
          <Price fen={price} zeroText={text('free')} />
        </View>
      ))}
    </View>
  )
}

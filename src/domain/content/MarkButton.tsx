import type { ItemSummary } from '@quanzi/contract'
import { CoverButton } from '@/ui/content/CoverButton'
import { type CardMark, hasMark } from '../list/toggleListMark'
import { text } from '../messages'

/** What a list lets its viewer set from the card. */
export interface MarkChoice {
  readonly mark: CardMark
  readonly onToggle: (item: ItemSummary) => void
}

const LOOKS = {
  like: { off: 'heart', on: 'heartFilled', color: 'var(--danger)' },
  collect: { off: 'star', on: 'starFilled', color: 'var(--warning)' },
} as const

/** The heart or star on a card, as in the bar of the detail. */
export function MarkButton({ item, mark, onToggle }: MarkChoice & { readonly item: ItemSummary }) {
  const on = hasMark(item, mark)
  const look = LOOKS[mark]
  return (
    <CoverButton
      id={`${mark}-${item.id}`}
      icon={on ? look.on : look.off}
      {...(on ? { color: look.color } : {})}
      label={`${text(mark)} ${item.title}`}
      pressed={on}
      onPress={() => onToggle(item)}
    />
  )
}

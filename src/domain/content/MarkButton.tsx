import type { ItemSummary } from '@quanzi/contract'
import { CoverButton } from '@/ui/content/CoverButton'
import heartIcon from '@/ui/icon/drawings/heart.module.scss'
import heartFilledIcon from '@/ui/icon/drawings/heartFilled.module.scss'
import starIcon from '@/ui/icon/drawings/star.module.scss'
import starFilledIcon from '@/ui/icon/drawings/starFilled.module.scss'
import { type CardMark, hasMark } from '../list/toggleListMark'
import { text } from '../messages'

/** The mark that the viewer may set on the cards of a list. */
export interface MarkChoice {
  readonly mark: CardMark
  readonly onToggle: (item: ItemSummary) => void
}

const LOOKS = {
  like: { off: heartIcon.drawing, on: heartFilledIcon.drawing, color: 'var(--danger)' },
  collect: { off: starIcon.drawing, on: starFilledIcon.drawing, color: 'var(--warning)' },
}

/** The heart or star on a card, the same as in the bar of the detail screen. */
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

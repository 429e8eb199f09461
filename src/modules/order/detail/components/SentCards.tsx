import type { SentCard } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { text } from '../../messages'
import css from '../index.module.scss'

interface SentCardsProps {
  readonly cards: readonly SentCard[]
  readonly onActivate: () => void
}

/** Groups of four are easier to read out and to type. */
const inFours = (no: string): string => no.replace(/(.{4})(?=.)/g, '$1 ')

/** The cards of a sent order: their passwords until they are activated, for the buyer alone. */
export function SentCards({ cards, onActivate }: SentCardsProps) {
  return (
    <View id="sent-cards" className={css.part}>
      <SectionHeading title={text('cards')} />
      <RowGroup>
        {cards.map(({ no, pwd, activated }) => (
          <ListRow key={no} title={inFours(no)} note={activated ? text('cardUsed') : text('cardPwd', { pwd })} />
        ))}
      </RowGroup>
      {cards.some(({ activated }) => !activated) && (
        <AppButton id="activate-card" kind="secondary" onPress={onActivate}>
          {text('activateCard')}
        </AppButton>
      )}
    </View>
  )
}

import type { Attendee } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { replace } from '@/routes/navigate'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import css from './checkin.module.scss'
import type { checkinAt } from './checkinAt'
import { text } from './messages'

interface PartyCardProps {
  /** How an address names the activity. */
  readonly at: ReturnType<typeof checkinAt>['at']
  readonly party: readonly Attendee[]
  /** How many of them are not at the chosen place. */
  readonly waiting: number
  readonly busy: boolean
  readonly onAll: () => void
}

/** Everybody of an order, to be checked in together. */
export function PartyCard({ at, party, waiting, busy, onAll }: PartyCardProps) {
  return (
    <View className={css.stack}>
      <SectionHeading title={text('party')} />
      <RowGroup>
        {party.map(({ entryId, name, state }) => (
          <ListRow
            key={entryId}
            id={`party-${entryId}`}
            title={name}
            value={text(state)}
            onPress={() => void replace('act.signUserInfo', { ...at, entryId })}
          />
        ))}
      </RowGroup>
      {waiting > 1 && (
        <AppButton id="party-all" stretch loading={busy} onPress={onAll}>
          {text('checkAll')}
        </AppButton>
      )}
    </View>
  )
}

import type { ClubMember } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { link } from '@/platform/link'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { WindowedList } from '@/ui/list/WindowedList'
import { text } from '../messages'
import css from './ClubMembers.module.scss'

/** Number of members shown at first. */
const FIRST = 10

/** Estimated height of a row, in px of a 375 design. */
const ROW = 52

/** The members of a club, for its leader, who can call them. */
export function ClubMembers({ members }: { readonly members: readonly ClubMember[] }) {
  const [all, setAll] = useState(false)
  const shown = all ? members : members.slice(0, FIRST)
  return (
    <View id="club-members">
      <SectionHeading title={text('membersForLeader')} note={text('memberCount', { count: members.length })} />
      <RowGroup flush>
        <WindowedList
          rows={shown}
          keyOf={({ rid }) => String(rid)}
          rowHeight={ROW}
          render={({ rid, name, phone }) => (
            <View className={css.member}>
              <ListRow
                id={`member-${rid}`}
                title={name}
                value={phone}
                {...(phone ? { onPress: () => void link.dial(phone) } : {})}
              />
            </View>
          )}
        />
      </RowGroup>
      {shown.length < members.length && (
        <AppButton kind="ghost" stretch onPress={() => setAll(true)}>
          {text('allMembers')}
        </AppButton>
      )}
    </View>
  )
}

import type { ClubMember } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { link } from '@/platform/link'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { text } from '../messages'

/** Number of members shown at first. */
const FIRST = 10

/** The members of a club, for its leader, who can call them. */
export function ClubMembers({ members }: { readonly members: readonly ClubMember[] }) {
  const [all, setAll] = useState(false)
  const shown = all ? members : members.slice(0, FIRST)
  return (
    <View id="club-members">
      <SectionHeading title={text('membersForLeader')} note={text('memberCount', { count: members.length })} />
      <RowGroup flush>
        {shown.map(({ rid, name, phone }) => (
          <ListRow
            key={rid}
            id={`member-${rid}`}
            title={name}
            value={phone}
            {...(phone ? { onPress: () => void link.dial(phone) } : {})}
          />
        ))}
      </RowGroup>
      {shown.length < members.length && (
        <AppButton kind="ghost" stretch onPress={() => setAll(true)}>
          {text('allMembers')}
        </AppButton>
      )}
    </View>
  )
}

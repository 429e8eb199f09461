import { type ClubMember, type ContentDetail, listClubMembers } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useMemo, useState } from 'react'
import { call } from '@/gateway/call'
import { link } from '@/platform/link'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { WindowedList } from '@/ui/list/WindowedList'
import { ListEnd } from '@/ui/screen/ListEnd'
import { text } from '../messages'
import css from './ClubMembers.module.scss'
import { memberList } from './memberList'

/** Number of members shown at first. */
const FIRST = 10

/** Estimated height of a row, in px of a 375 design. */
const ROW = 52

const keyOf = ({ rid }: ClubMember) => String(rid)

const render = ({ rid, name, phone }: ClubMember) => (
  <View className={css.member}>
    <ListRow
      id={`member-${rid}`}
      title={name}
      value={phone}
      {...(phone ? { onPress: () => void link.dial(phone) } : {})}
    />
  </View>
)

interface ClubMembersProps {
  readonly iid: number
  readonly club: Pick<ContentDetail, 'id' | 'counts'>
  /** The newest ones, which come with the club. */
  readonly first: readonly ClubMember[]
}

/** The members of a club, for its leader, who can call them. */
export const ClubMembers = observer(function ClubMembers({ iid, club, first }: ClubMembersProps) {
  const { id } = club
  const [all, setAll] = useState(false)
  const list = useMemo(
    () => memberList(first, (pageNo) => call(listClubMembers, { iid, id, pageNo })),
    [iid, id, first],
  )
  useEffect(() => void list.load(), [list])
  const { rows, more } = list
  return (
    <View id="club-members">
      <SectionHeading title={text('membersForLeader')} note={text('memberCount', { count: club.counts.join })} />
      <RowGroup flush>
        <WindowedList rows={all ? rows : rows.slice(0, FIRST)} keyOf={keyOf} rowHeight={ROW} render={render} />
      </RowGroup>
      {!all && rows.length > FIRST && (
        <AppButton id="club-members-all" kind="ghost" stretch onPress={() => setAll(true)}>
          {text('allMembers')}
        </AppButton>
      )}
      {all && more !== 'end' && <ListEnd state={more} onMore={() => void list.loadMore()} />}
    </View>
  )
})

import type { RegistrationGroup } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { StatusTag } from '@/ui/content/StatusTag'
import { text } from '../../messages'

interface GroupListProps {
  readonly groups: readonly RegistrationGroup[]
  readonly filled: number
  readonly onOpen: (group: RegistrationGroup) => void
}

/** The groups of the form; completed ones have a mark. */
export function GroupList({ groups, filled, onOpen }: GroupListProps) {
  return (
    <View>
      <SectionHeading title={text('groups')} note={text('groupsNote', { done: filled, all: groups.length })} />
      <RowGroup>
        {groups.map((group) => (
          <ListRow
            key={group.id}
            id={`group-${group.id}`}
            title={group.groupName}
            {...(group.groupDesc ? { note: group.groupDesc } : {})}
            value={
              <View id={`group-mark-${group.id}`}>
                <StatusTag tone={group.isFill ? 'success' : 'plain'}>
                  {text(group.isFill ? 'filled' : 'unfilled')}
                </StatusTag>
              </View>
            }
            onPress={() => onOpen(group)}
          />
        ))}
      </RowGroup>
    </View>
  )
}

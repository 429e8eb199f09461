import type { TeamMember } from '@quanzi/contract'
import { text as teamText } from '@/domain/team/messages'
import { Avatar } from '@/ui/content/Avatar'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { memberSteps } from './memberSteps'

/** The members of a team with what they walk. */
export function StepPeople({ members }: { readonly members: readonly TeamMember[] }) {
  return (
    <RowGroup>
      {members.map((person) => (
        <ListRow
          key={person.rid}
          icon={<Avatar src={person.headImg} name={person.nick_name} size="small" />}
          title={person.nick_name}
          note={memberSteps(person)}
          value={person.captain ? teamText('captain') : ''}
        />
      ))}
    </RowGroup>
  )
}

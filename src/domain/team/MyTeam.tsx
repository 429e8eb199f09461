import type { TeamDetail, TeamMember } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { Card } from '@/ui/content/Card'
import { SectionHeading } from '@/ui/content/SectionHeading'
import css from './MyTeam.module.scss'
import { text } from './messages'

interface MyTeamProps {
  readonly mine: TeamDetail
  readonly moving: string
  /** What the team is worth, in words. */
  readonly worth: string
  /** What a member adds, in words. */
  readonly noteOf?: (person: TeamMember) => string
  readonly onApprove: (person: TeamMember) => void
  readonly onRemove: (person: TeamMember, applicant: boolean) => void
  readonly onTransfer: (person: TeamMember) => void
  readonly onChange: () => void
  readonly onLeave: () => void
}

/** The viewer's own team and its members; for the captain also applicants and actions. */
export const MyTeam = observer(function MyTeam(props: MyTeamProps) {
  const { mine, moving, worth, noteOf } = props
  const { team, members, applicants } = mine
  if (!team) return null
  const leads = team.mine === 'captain'
  const busy = (rid: number) => moving === `${team.id}:${rid}`
  return (
    <Card>
      <View id="my-team" className={css.team}>
        <SectionHeading
          title={team.name}
          note={text('teamSize', { size: team.size, max: team.max })}
          {...(leads ? { actionText: text('teamChange'), onAction: props.onChange } : {})}
        />
        {team.slogan !== '' && <Text className={css.words}>{team.slogan}</Text>}
        {team.notice !== '' && <Text className={css.notice}>{team.notice}</Text>}
        <Text className={css.words}>{worth}</Text>
        {applicants.map((person) => (
          <Row key={person.rid} person={person} note={text('teamWaits')}>
            <AppButton id={`team-refuse-${person.rid}`} size="small" onPress={() => props.onRemove(person, true)}>
              {text('teamRefuse')}
            </AppButton>
            <AppButton
              id={`team-approve-${person.rid}`}
              size="small"
              kind="primary"
              loading={busy(person.rid)}
              onPress={() => props.onApprove(person)}
            >
              {text('teamApprove')}
            </AppButton>
          </Row>
        ))}
        {members.map((person) => (
          <Row
            key={person.rid}
            person={person}
            note={[person.captain ? text('captain') : '', noteOf?.(person) ?? ''].filter(Boolean).join(' · ')}
          >
            {leads && !person.captain && (
              <>
                <AppButton
                  id={`team-transfer-${person.rid}`}
                  size="small"
                  kind="ghost"
                  onPress={() => props.onTransfer(person)}
                >
                  {text('teamTransfer')}
                </AppButton>
                <AppButton
                  id={`team-remove-${person.rid}`}
                  size="small"
                  kind="ghost"
                  loading={busy(person.rid)}
                  onPress={() => props.onRemove(person, false)}
                >
                  {text('teamRemove')}
                </AppButton>
              </>
            )}
          </Row>
        ))}
        <AppButton id="team-leave" size="small" kind="ghost" onPress={props.onLeave}>
          {text(leads && team.size === 1 ? 'teamDissolve' : 'teamLeave')}
        </AppButton>
      </View>
    </Card>
  )
})

interface RowProps {
  readonly person: TeamMember
  readonly note: string
  readonly children?: ReactNode
}

function Row({ person, note, children }: RowProps) {
  return (
    <View className={css.row}>
      <Avatar src={person.headImg} name={person.nick_name} size="small" />
      <View className={css.person}>
        <Text className={css.name}>{person.nick_name}</Text>
        {note !== '' && <Text className={css.note}>{note}</Text>}
      </View>
      <View className={css.buttons}>{children}</View>
    </View>
  )
}

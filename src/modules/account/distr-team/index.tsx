import { build, type TeamPerson } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { PersonRow } from '@/domain/distribution/PersonRow'
import { formatMoment } from '@/locales/formatMoment'
import { clipboard } from '@/platform/clipboard'
import { writtenAddress } from '@/routes/shareLink'
import { useRoute } from '@/routes/useRoute'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { WindowedList } from '@/ui/list/WindowedList'
import { pressProps } from '@/ui/press/pressProps'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { ChatButton } from '../promotion/ChatButton'
import { text } from '../promotion/messages'
import css from '../promotion/people.module.scss'
import type { RoleGate } from '../promotion/RoleGate'
import { useRoleGate } from '../promotion/useRoleGate'
import { TeamStore } from './TeamStore'

/** Height of a row with the gap below it, in px of a 375 design. */
const ROW = 170

/** Copies the link by which people join below the viewer; where copying is impossible, the link is shown. */
async function invite(iid: number, cid: number, { role }: RoleGate): Promise<void> {
  const { link = '' } = writtenAddress(build('dis.bind', { iid, parentId: role?.id }), { cid })
  toast.show((await clipboard.write(link)).ok ? text('inviteCopied') : link)
}

/** The team as a tree, a level at a time. */
function DistrTeam() {
  const { iid, cid } = useRoute<'account.distrTeam'>()
  const [store] = useState(() => new TeamStore({ iid, empty: () => ({ kind: 'empty', message: text('teamEmpty') }) }))
  const { list, path } = store
  const { gate, state } = useRoleGate(iid, () => list.load())
  const render = (person: TeamPerson) => (
    <PersonRow
      person={person}
      note={text('joinedOn', { date: formatMoment(person.joinedAt, 'day') })}
      onOpen={store.opensDeeper && person.children > 0 ? () => store.open(person) : undefined}
      actions={<ChatButton person={person} />}
    />
  )
  return (
    <ScreenFrame
      wide
      title={text('team')}
      state={state}
      onRefresh={() => list.load()}
      {...(state.kind === 'ready' ? list.foot : {})}
      footer={
        <ActionBar>
          <AppButton id="team-invite" kind="primary" stretch onPress={() => void invite(iid, cid, gate)}>
            {text('teamInvite')}
          </AppButton>
        </ActionBar>
      }
    >
      {path.length > 0 && (
        <View id="team-crumbs" className={css.crumbs}>
          <View className={css.crumb} {...pressProps(() => store.backTo(0), { role: 'link' })}>
            {text('me')}
          </View>
          {path.map(({ id, name }, index) => (
            <View key={id} className={css.crumbs}>
              <Text className={css.arrow}>›</Text>
              {index < path.length - 1 ? (
                <View className={css.crumb} {...pressProps(() => store.backTo(index + 1), { role: 'link' })}>
                  {name}
                </View>
              ) : (
                <Text className={css.here}>{name}</Text>
              )}
            </View>
          ))}
        </View>
      )}
      <ListState state={list.state}>
        <WindowedList rows={list.rows} keyOf={({ id }) => id} rowHeight={ROW} className={css.list} render={render} />
        {!store.opensDeeper && <View className={css.deep}>{text(store.levels > 1 ? 'teamDeep' : 'teamFlat')}</View>}
      </ListState>
    </ScreenFrame>
  )
}

export default observer(DistrTeam)

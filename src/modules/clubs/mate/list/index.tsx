import { type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { tagsOf } from '@/domain/list/tagsOf'
import { useRoute } from '@/routes/useRoute'
import { ModuleListScreen } from '@/screens/list/ModuleListScreen'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { text } from '../messages'
import { ClubJoin } from './ClubJoin'
import { mayJoinFromCard } from './mayJoinFromCard'

const ownFirst = (items: readonly ItemSummary[]): readonly ItemSummary[] => [
  ...items.filter(({ extra }) => extra.mine),
  ...items.filter(({ extra }) => !extra.mine),
]

interface Joining {
  readonly club: ItemSummary
  readonly changed: () => Promise<void>
}

function MateList() {
  const { iid, query } = useRoute<'mate.list'>()
  const { member } = useSession()
  const [joining, setJoining] = useState<Joining | null>(null)
  const ask = async (club: ItemSummary, changed: () => Promise<void>) => {
    if (await member.requireMember()) setJoining({ club, changed })
  }
  return (
    <ModuleListScreen
      iid={iid}
      moduleType={MODULE_TYPE.mate}
      title={text('list')}
      tag={query.tag}
      emptyText={() => text('empty')}
      tabs={(items) => [{ key: '', text: text('all') }, ...tagsOf(items, 6).map((key) => ({ key, text: key }))]}
      arrange={ownFirst}
      mark={null}
      action={(club, changed) =>
        mayJoinFromCard(club, member.rid) && (
          <AppButton
            id={`join-${club.id}`}
            size="small"
            label={`${text('join')} ${club.title}`}
            onPress={() => void ask(club, changed)}
          >
            {text('joinShort')}
          </AppButton>
        )
      }
      overlay={
        joining && (
          <ClubJoin
            key={joining.club.id}
            iid={iid}
            club={joining.club}
            onClose={() => setJoining(null)}
            onAnswer={() => void joining.changed()}
          />
        )
      }
    />
  )
}

export default observer(MateList)

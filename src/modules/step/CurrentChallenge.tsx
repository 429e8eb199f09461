import { listTeams } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { type ComponentType, useState } from 'react'
import { call } from '@/gateway/call'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { failedState } from '@/ui/screen/failedState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { screenLoading } from '@/ui/screen/ScreenState'
import { text } from './messages'
import { withoutChallenge } from './withoutChallenge'

type StepRoute =
  | 'step.count'
  | 'step.rank'
  | 'step.cityRank'
  | 'step.team'
  | 'step.mineTeam'
  | 'step.cer'
  | 'step.cerPhoto'

type StepTitle = 'count' | 'rank' | 'cityRank' | 'team' | 'mineTeam' | 'cer' | 'cerPhoto'

/** A screen of a challenge; an address without one leads to the same screen of the challenge that runs. */
export const ofChallenge = (title: StepTitle, Screen: ComponentType) =>
  observer(function OfChallenge() {
    const { query } = useRoute<StepRoute>()
    return query.id ? <Screen /> : <CurrentChallenge title={text(title)} />
  })

const CurrentChallenge = observer(function CurrentChallenge({ title }: { readonly title: string }) {
  const { name, iid, query } = useRoute<StepRoute>()
  const [state, setState] = useState(screenLoading)
  const load = async () => {
    try {
      const { refId } = await call(listTeams, { iid, scope: 'step', pageSize: 1 })
      if (refId === '') setState(withoutChallenge(iid))
      else await replace(name, { ...query, iid, id: refId })
    } catch (error) {
      setState(failedState(error, () => void load()))
    }
  }
  useKnownMember(load)
  return <ScreenFrame title={title} state={state} />
})

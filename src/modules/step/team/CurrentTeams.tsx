import { listTeams } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { replace } from '@/routes/navigate'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { failedState } from '@/ui/screen/failedState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { screenLoading } from '@/ui/screen/ScreenState'
import { text } from '../messages'
import { withoutChallenge } from '../withoutChallenge'

/** An address without a challenge leads to the teams of the one that runs. */
export const CurrentTeams = observer(function CurrentTeams({ iid }: { readonly iid: number }) {
  const [state, setState] = useState(screenLoading)
  const load = async () => {
    try {
      const { refId } = await call(listTeams, { iid, scope: 'step', pageSize: 1 })
      if (refId === '') setState(withoutChallenge(iid))
      else await replace('step.team', { iid, id: refId })
    } catch (error) {
      setState(failedState(error, () => void load()))
    }
  }
  useKnownMember(load)
  return <ScreenFrame title={text('team')} state={state} />
})

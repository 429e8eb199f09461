import { useState } from 'react'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate } from '@/routes/navigate'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from './messages'
import { RoleGate } from './RoleGate'

interface Gate {
  readonly gate: RoleGate
  /** The state of the screen's frame: for visitors, for viewers without the role, and while it is unknown. */
  readonly state: ScreenState
}

/**
 * The gate of a screen for distributors: others are led to the application. `onReady` runs each time the screen shows
 * to somebody who may see it. With `forStaff`, staff who review pass too. For observers.
 */
export function useRoleGate(iid: number, onReady: () => unknown, { forStaff = false } = {}): Gate {
  const { member } = useSession()
  const [gate] = useState(
    () =>
      new RoleGate({
        iid,
        refusal: (isWaiting) =>
          forStaff && member.profile?.rights.includes('review')
            ? null
            : {
                kind: 'empty',
                drawing: 'locked',
                message: text(isWaiting ? 'waiting' : 'notDistributor'),
                actionText: text(isWaiting ? 'toState' : 'toApply'),
                onAction: () => void navigate('account.distrApply', { iid }),
              },
      }),
  )
  useScreenShow(() => {
    void member.ready().then(async () => {
      if (member.isMember && (await gate.load())) await onReady()
    })
  })
  return { gate, state: memberScreen(member, gate.state) }
}

import type { ReactNode } from 'react'
import type { ScreenState } from './ScreenState'
import { ScreenStatus } from './ScreenStatus'

type ListStateProps = { state: ScreenState; skeleton?: ReactNode; children: ReactNode }

/** A list below something that stays, tabs or filters: what it shows until, or instead of, its rows. */
export function ListState({ state, skeleton, children }: ListStateProps) {
  return state.kind === 'ready' ? children : <ScreenStatus state={state} skeleton={skeleton} />
}

import type { ReactNode } from 'react'
import type { ScreenState } from './ScreenState'
import { ScreenStatus } from './ScreenStatus'

type ListStateProps = { state: ScreenState; skeleton?: ReactNode; children: ReactNode }

/** A list below fixed content such as tabs: its skeleton, its error or its rows. */
export function ListState({ state, skeleton, children }: ListStateProps) {
  return state.kind === 'ready' ? children : <ScreenStatus state={state} skeleton={skeleton} />
}

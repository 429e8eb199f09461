import { createContext, type PropsWithChildren, useContext } from 'react'
import type { Session } from './Session'

const SessionContext = createContext<Session | null>(null)

export function SessionProvider({ session, children }: PropsWithChildren<{ readonly session: Session }>) {
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
}

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession outside of SessionProvider')
  return session
}

import { useState } from 'react'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { noProject } from './noCampaign'
import { ProjectStore } from './ProjectStore'

/** The project of an address, read again when the screen is shown again. */
export function useProject(iid: number, projectId: string): ProjectStore {
  const [store] = useState(() => new ProjectStore({ iid, projectId, gone: noProject }))
  useKnownMember(() => store.load())
  useScreenShow(() => void (store.answer && store.load()))
  return store
}

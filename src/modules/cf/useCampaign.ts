import { useState } from 'react'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { CampaignStore } from './CampaignStore'
import { noCampaign } from './noCampaign'

/** The campaign of an address, read again when the screen is shown again. */
export function useCampaign(iid: number, id: string): CampaignStore {
  const [store] = useState(() => new CampaignStore({ iid, id, gone: noCampaign }))
  useKnownMember(() => store.load())
  useScreenShow(() => void (store.answer && store.load()))
  return store
}

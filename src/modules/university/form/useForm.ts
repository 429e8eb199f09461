import { getFormItems, saveFormItems } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { signAnew } from '@/flows/upload/signAnew'
import { call } from '@/gateway/call'
import { loadRegions } from '@/gateway/loadRegions'
import { language } from '@/locales/Language'
import { openTenantStorage } from '@/session/sessionStorage'
import type { ApplicantDesk } from '../useApplicant'
import type { FormDraft } from './FormParts'
import { FormStore } from './FormStore'

const isDraft = (value: unknown): value is FormDraft =>
  typeof value === 'object' && value !== null && 'values' in value && 'version' in value

/** The store of a form group, wired to the gateway and to the device, which keeps a draft per applicant. */
export function useForm({ iid, applicant, who, guard }: ApplicantDesk, groupId: string): FormStore {
  const { rid, regId } = applicant
  const [store] = useState(() => {
    const device = openTenantStorage(iid)
    const key = `university:draft:${rid}:${groupId}`
    return new FormStore({
      fetch: () => guard(call(getFormItems, { ...who, regId, groupId, id: groupId })),
      save: (content) => guard(call(saveFormItems, { ...who, regId, groupId, id: groupId, content: { ...content } })),
      draft: {
        read: () => device.read(key, isDraft),
        write: (draft) => void device.write(key, draft),
        clear: () => device.remove(key),
      },
      regions: loadRegions,
      sign: (addresses) => signAnew(iid, addresses),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      language: () => (language.code === 'en' ? 'en' : 'zh'),
    })
  })
  useEffect(() => void store.load(), [store])
  return store
}

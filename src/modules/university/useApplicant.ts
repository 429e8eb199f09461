import { useEffect, useState } from 'react'
import { isGatewayError } from '@/gateway/GatewayError'
import { storage } from '@/platform/storage'
import { relaunch } from '@/routes/navigate'
import { type Applicant, ApplicantSession } from './ApplicantSession'

export const applicantSession = new ApplicantSession(storage)

export interface ApplicantDesk {
  readonly iid: number
  readonly applicant: Applicant
  /** Identity parameters of every registration call. */
  readonly who: Pick<Applicant, 'rid' | 'token'>
  /** Passes an answer through. When the login is lost it clears rid and token and opens the mine tab. */
  guard<T>(answer: Promise<T>): Promise<T>
}

/** Who applies here; null for a visitor, who is on the way to the mine tab. */
export function useApplicant(iid: number): ApplicantDesk | null {
  const [desk] = useState(() => deskOf(iid))
  useEffect(() => {
    if (!desk) void relaunch('university.personal', { iid })
  }, [desk, iid])
  return desk
}

function deskOf(iid: number): ApplicantDesk | null {
  const applicant = applicantSession.read(iid)
  if (!applicant) return null
  const { rid, token } = applicant
  return {
    iid,
    applicant,
    who: { rid, token },
    async guard(answer) {
      try {
        return await answer
      } catch (error) {
        if (isGatewayError(error, 'LOGIN')) {
          applicantSession.clear()
          await relaunch('university.personal', { iid })
        }
        throw error
      }
    },
  }
}

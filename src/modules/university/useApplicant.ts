import { useEffect, useState } from 'react'
import { isGatewayError } from '@/gateway/GatewayError'
import { storage } from '@/platform/storage'
import { relaunch } from '@/routes/navigate'
import { type Applicant, ApplicantSession } from './ApplicantSession'

export const applicantSession = new ApplicantSession(storage)

export interface ApplicantDesk {
  readonly iid: number
  readonly applicant: Applicant
  /** Identity parameters of all registration calls. */
  readonly who: Pick<Applicant, 'rid' | 'token'>
  /** Passes an answer through. When the login is lost, removes rid and token and opens the mine tab. */
  guard<T>(answer: Promise<T>): Promise<T>
}

/** The applicant; null for a visitor, who is sent to the mine tab. */
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

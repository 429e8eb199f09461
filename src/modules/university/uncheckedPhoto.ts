import { openTenantStorage } from '@/session/sessionStorage'
import type { ApplicantDesk } from './useApplicant'

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * The face photo that is stored but not checked yet. The device remembers it for each applicant, so that a killed app
 * or a lost login does not make anybody take it again.
 */
export function uncheckedPhoto({ iid, applicant }: Pick<ApplicantDesk, 'iid' | 'applicant'>, comId: string) {
  const device = openTenantStorage(iid)
  const key = `university:photo:${applicant.rid}:${comId}`
  return {
    address: (): string | null => device.read(key, isText),
    keep: (address: string): void => void device.write(key, address),
    drop: (): void => device.remove(key),
  }
}

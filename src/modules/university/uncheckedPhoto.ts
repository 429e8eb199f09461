import { isText } from '@/lib/isText'
import { openTenantStorage } from '@/session/sessionStorage'
import type { ApplicantDesk } from './useApplicant'

/**
 * A face photo that was uploaded and not checked yet. The device stores it per applicant, so that nobody has to take
 * it again after a killed app or a lost login.
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

import { STORAGE_KEY, UNIVERSITY_REG_ID } from '@quanzi/contract'
import type { Storage } from '@/platform/storage/types'

export interface Applicant {
  readonly rid: number
  readonly token: string
  readonly regId: string
}

/** The applicant on this device, stored under the documents' names. */
export class ApplicantSession {
  constructor(private readonly device: Pick<Storage, 'read' | 'write' | 'remove'>) {}

  /** The applicant of a tenant; null unless iid, rid and token are all stored. */
  read(iid: number): Applicant | null {
    const rid = Number(this.device.read(STORAGE_KEY.universityRid))
    const token = this.device.read(STORAGE_KEY.universityToken)
    if (this.device.read(STORAGE_KEY.universityIid) !== String(iid) || !(rid > 0) || !token) return null
    return { rid, token, regId: this.device.read(STORAGE_KEY.universityRegId) || String(UNIVERSITY_REG_ID) }
  }

  keep(iid: number, { rid, token }: { readonly rid: number; readonly token: string }): void {
    this.device.write(STORAGE_KEY.universityIid, String(iid))
    this.device.write(STORAGE_KEY.universityRid, String(rid))
    this.device.write(STORAGE_KEY.universityToken, token)
    this.device.write(STORAGE_KEY.universityRegId, String(UNIVERSITY_REG_ID))
  }

  /** The login has ended: removes rid and token, keeps the rest. */
  clear(): void {
    this.device.remove(STORAGE_KEY.universityRid)
    this.device.remove(STORAGE_KEY.universityToken)
  }
}

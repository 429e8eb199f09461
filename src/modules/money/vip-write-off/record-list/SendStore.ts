import { isParcelNumber, type VipRecord } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'

interface Parts {
  readonly send: (id: string, parcel: { company: string; transportNumber: string }) => Promise<VipRecord>
  readonly onSent: (record: VipRecord) => void
}

/** The parcel in which staff send a claim. */
export class SendStore {
  /** The claim to send; null while the sheet is closed. */
  record: VipRecord | null = null
  company = ''
  number = ''
  tried = false
  busy = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<SendStore, 'parts'>(this, { parts: false })
  }

  get wrongCompany(): boolean {
    return this.tried && this.company.trim() === ''
  }

  get wrongNumber(): boolean {
    return this.tried && !isParcelNumber(this.number.trim())
  }

  /** The number for the same claim stays. */
  open(record: VipRecord): void {
    if (record.id !== this.record?.id) this.number = ''
    this.record = record
    this.tried = false
  }

  close(): void {
    this.record = null
  }

  type(field: 'company' | 'number', value: string): void {
    this[field] = value
  }

  /** True after sending. False while a field is wrong or a call is in progress. Rejects with the gateway's message. */
  async send(): Promise<boolean> {
    this.tried = true
    const { record } = this
    if (!record || this.busy || this.wrongCompany || this.wrongNumber) return false
    this.busy = true
    try {
      const parcel = { company: this.company.trim(), transportNumber: this.number.trim() }
      this.parts.onSent(await this.parts.send(record.id, parcel))
      runInAction(() => {
        this.record = null
        this.number = ''
      })
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}

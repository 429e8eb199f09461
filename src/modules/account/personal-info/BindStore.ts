import { isMobile } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'

interface Parts {
  readonly bind: (mobile: string, verifyCode: string) => Promise<unknown>
  /** Reads the profile again, which then has the new number. */
  readonly refresh: () => Promise<unknown>
}

/** Binding a mobile number to the account: the number, the code sent to it, and their errors. */
export class BindStore {
  /** True while the sheet is open. */
  open = false
  mobile = ''
  code = ''
  busy = false
  problem: 'mobileWrong' | 'codeWrong' | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<BindStore, 'parts'>(this, { parts: false })
  }

  show(): void {
    this.open = true
  }

  close(): void {
    this.open = false
  }

  type(field: 'mobile' | 'code', value: string): void {
    this[field] = value
    this.problem = null
  }

  /** The number to send a code to; null, with the error shown, while it is invalid. */
  numberForCode(): string | null {
    const mobile = this.mobile.trim()
    if (isMobile(mobile)) return mobile
    this.problem = 'mobileWrong'
    return null
  }

  /**
   * Binds the number and closes the sheet. False while a field is invalid or a call is in progress. Rejects with the
   * gateway's message; the sheet then stays open.
   */
  async bind(): Promise<boolean> {
    const mobile = this.numberForCode()
    if (!mobile || this.busy) return false
    const code = this.code.trim()
    if (!/^\d{6}$/.test(code)) {
      this.problem = 'codeWrong'
      return false
    }
    this.busy = true
    try {
      await this.parts.bind(mobile, code)
      await this.parts.refresh()
      runInAction(() => {
        this.open = false
        this.code = ''
      })
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}

import { isMobile } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'

interface Parts {
  readonly bind: (mobile: string, code: string) => Promise<unknown>
}

/** The number of a member, and the code that proves it. */
export class BindStore {
  mobile = ''
  code = ''
  tried = false
  busy = false
  /** True after the server refused the code, until it is typed anew. */
  isRefused = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<BindStore, 'parts'>(this, { parts: false })
  }

  type(field: 'mobile' | 'code', value: string): void {
    this[field] = value
    this.isRefused = false
  }

  get wrongMobile(): boolean {
    return this.tried && !isMobile(this.mobile.trim())
  }

  get wrongCode(): boolean {
    return this.tried && !/^\d{6}$/.test(this.code.trim())
  }

  /** The number for the code; null, with the error shown, while it is invalid. */
  numberForCode(): string | null {
    const mobile = this.mobile.trim()
    if (isMobile(mobile)) return mobile
    this.tried = true
    return null
  }

  /** True when the number is bound; false while a field is wrong. Rejects with any other error. */
  async bind(): Promise<boolean> {
    this.tried = true
    if (this.busy || this.wrongMobile || this.wrongCode) return false
    this.busy = true
    try {
      await this.parts.bind(this.mobile.trim(), this.code.trim())
      return true
    } catch (error) {
      if (!isGatewayError(error, 'CODE')) throw error
      runInAction(() => {
        this.isRefused = true
      })
      return false
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}

import { isMobile } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { type GatewayError, isGatewayError } from '@/gateway/GatewayError'

interface Parts {
  readonly close: (verifyCode: string) => Promise<unknown>
}

/** The gateway's reasons why an account cannot be closed yet. */
const REASONS = ['mobile', 'balance', 'order', 'registration', 'role'] as const
export type CloseReason = (typeof REASONS)[number]

/** Closing an account: the number, its code, and the reasons against it. */
export class CloseStore {
  mobile = ''
  code = ''
  busy = false
  problem: 'mobileWrong' | 'codeWrong' | null = null
  reasons: readonly CloseReason[] = []

  constructor(private readonly parts: Parts) {
    makeAutoObservable<CloseStore, 'parts'>(this, { parts: false })
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

  /** True when number and code are well-formed; otherwise the error shows. */
  complete(): boolean {
    if (!this.numberForCode()) return false
    if (/^\d{6}$/.test(this.code.trim())) return true
    this.problem = 'codeWrong'
    return false
  }

  /**
   * True after the account is closed. False while a field is invalid or a reason is against it. Rejects with the
   * gateway's message.
   */
  async close(): Promise<boolean> {
    if (this.busy || !this.complete()) return false
    this.busy = true
    this.reasons = []
    try {
      await this.parts.close(this.code.trim())
      return true
    } catch (error) {
      // The answer to an earlier try was lost: the account is closed already, and its session has ended.
      if (isGatewayError(error, 'LOGIN')) return true
      if (!isGatewayError(error, 'NOTELIGIBLE')) throw error
      runInAction(() => {
        this.reasons = reasonsOf(error)
      })
      return false
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}

function reasonsOf(error: GatewayError): readonly CloseReason[] {
  const { missing } = error.data
  return Array.isArray(missing) ? REASONS.filter((reason) => missing.includes(reason)) : []
}

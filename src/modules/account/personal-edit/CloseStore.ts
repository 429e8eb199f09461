import { isMobile } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { type GatewayError, isGatewayError } from '@/gateway/GatewayError'

interface Parts {
  readonly close: (verifyCode: string) => Promise<unknown>
}

/** Why an account cannot be closed yet, as the gateway names it. */
const REASONS = ['mobile', 'balance', 'order', 'registration', 'role'] as const
export type CloseReason = (typeof REASONS)[number]

/** Closing an account: the number, the code sent to it, and what may stand in the way. */
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

  /** The number a code may be sent to. */
  numberForCode(): string | null {
    const mobile = this.mobile.trim()
    if (isMobile(mobile)) return mobile
    this.problem = 'mobileWrong'
    return null
  }

  /** Whether number and code could be right; what is wrong is said. */
  complete(): boolean {
    if (!this.numberForCode()) return false
    if (/^\d{6}$/.test(this.code.trim())) return true
    this.problem = 'codeWrong'
    return false
  }

  /**
   * True once the account is closed; false while something is wrong or in the way. Rejects with the gateway's words.
   */
  async close(): Promise<boolean> {
    if (this.busy || !this.complete()) return false
    this.busy = true
    this.reasons = []
    try {
      await this.parts.close(this.code.trim())
      return true
    } catch (error) {
      // The answer to an earlier try was lost: the account is closed and the session is gone.
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

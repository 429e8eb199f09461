import { countTrimmed, type GoodsAccount, isMobile } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isLike } from '@/domain/form/DraftForm'
import { isGatewayError } from '@/gateway/GatewayError'

type Field = 'name' | 'mobile' | 'code'
type Problem = 'nameWrong' | 'mobileWrong' | 'codeEmpty' | 'codeWrong' | 'unknown'

const BLANK = { name: '', mobile: '' }
export type JoinDraft = typeof BLANK
export const isJoinDraft = isLike(BLANK)

interface Parts {
  readonly code: string
  /** True when name and number belong to a member or a volunteer. */
  readonly check: (name: string, phone: string) => Promise<boolean>
  readonly join: (code: string) => Promise<unknown>
  readonly fetchAccount: () => Promise<GoodsAccount | null>
  /** What was typed, kept on the device until the code was used; a code for one use is not kept. */
  readonly draft: { read(): JoinDraft | null; write(draft: JoinDraft | null): void }
}

/** Joining somebody's goods account with a code, after name and number were checked. */
export class JoinAccountStore {
  name = ''
  mobile = ''
  code: string
  busy = false
  problems: Partial<Record<Field, Problem>> = {}
  /** The account, once joined. */
  joined: GoodsAccount | null = null

  constructor(private readonly parts: Parts) {
    this.code = parts.code
    makeAutoObservable<JoinAccountStore, 'parts'>(this, {
      parts: false,
      problems: observableRef,
      joined: observableRef,
    })
  }

  /** What was typed before, else what is known of the member. */
  prefill({ name, phone }: { readonly name: string; readonly phone: string }): void {
    const { name: typed, mobile } = this.parts.draft.read() ?? BLANK
    this.name ||= typed || name
    this.mobile ||= mobile || phone
  }

  type(field: Field, value: string): void {
    this[field] = value
    if (field !== 'code') this.parts.draft.write({ name: this.name, mobile: this.mobile })
    this.problems = { ...this.problems, [field]: undefined }
  }

  /** True after joining. False while a field is wrong or a call is in progress. Rejects with the gateway's message. */
  async join(): Promise<boolean> {
    this.problems = this.look()
    if (this.busy || Object.keys(this.problems).length > 0) return false
    this.busy = true
    try {
      if (!(await this.parts.check(this.name.trim(), this.mobile.trim()))) return this.refuse('mobile', 'unknown')
      await this.parts.join(this.code.trim())
      this.parts.draft.write(null)
      const account = await this.parts.fetchAccount()
      runInAction(() => {
        this.joined = account
      })
      return true
    } catch (error) {
      if (isGatewayError(error, 'CODE')) return this.refuse('code', 'codeWrong')
      throw error
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  private refuse(field: Field, problem: Problem): false {
    this.problems = { [field]: problem }
    return false
  }

  private look(): JoinAccountStore['problems'] {
    const length = countTrimmed(this.name)
    return {
      ...(length < 2 || length > 20 ? { name: 'nameWrong' as const } : {}),
      ...(isMobile(this.mobile.trim()) ? {} : { mobile: 'mobileWrong' as const }),
      ...(this.code.trim() === '' ? { code: 'codeEmpty' as const } : {}),
    }
  }
}

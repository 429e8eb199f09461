import {
  applyDistributor,
  cancelDistributor,
  DIS_ROLE_STATUS,
  type DistributorRole,
  EMPTY_KEY,
  getDistributorRole,
  getRegulations,
  isMobile,
  lockFans,
  type Regulations,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Call, call } from '@/gateway/call'
import { isGatewayError } from '@/gateway/GatewayError'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly iid: number
  /** The recruiter's role; '0' for none. */
  readonly parentId: string
  /** Without a recruiter in the address the distributor counts to whom the member is locked. */
  readonly underLock?: boolean
  readonly isMember: () => boolean
  /** True when the member has a number. */
  readonly hasMobile: () => boolean
  /** Registers or logs in a visitor by number and code. */
  readonly register: (mobile: string, code: string) => Promise<unknown>
  /** Binds the number to the member's account. */
  readonly bind: (mobile: string, code: string) => Promise<unknown>
  readonly ask?: Call
}

type Problem = 'mobileWrong' | 'codeWrong' | 'agreeFirst'

/** Where the viewer stands: free to apply, waiting, or a distributor. */
type Standing = 'free' | 'waiting' | 'distributor'

/** Joining a team: the rules, the recruiter, the number that it needs, and the application. */
export class JoinStore {
  state: ScreenState = screenLoading
  rules: Regulations | null = null
  role: DistributorRole | null = null
  /** The recruiter; null for none, and for one who is no distributor any more. */
  parent: DistributorRole | null = null
  agreed = false
  mobile = ''
  code = ''
  busy = false
  problems: { readonly [Key in 'mobile' | 'code' | 'agreed']?: Problem } = {}

  constructor(private readonly parts: Parts) {
    const refs = { rules: observableRef, role: observableRef, parent: observableRef, problems: observableRef }
    makeAutoObservable<JoinStore, 'parts'>(this, { parts: false, ...refs })
  }

  private get ask(): Call {
    return this.parts.ask ?? call
  }

  get standing(): Standing {
    if (this.role?.status === DIS_ROLE_STATUS.approved) return 'distributor'
    return this.role?.status === DIS_ROLE_STATUS.applied ? 'waiting' : 'free'
  }

  get isParentGone(): boolean {
    return this.parts.parentId !== '0' && this.parent === null
  }

  /** True when the application asks for a number and its code. */
  get needsMobile(): boolean {
    return !this.parts.isMember() || !this.parts.hasMobile()
  }

  async load(): Promise<void> {
    const { iid } = this.parts
    try {
      const parentId = await this.recruiter()
      const [rules, role, parent] = await Promise.all([
        this.ask(getRegulations, { iid }),
        this.parts.isMember() ? this.ask(getDistributorRole, { iid }) : null,
        parentId === '0' ? null : this.ask(getDistributorRole, { iid, id: parentId }),
      ])
      runInAction(() => {
        this.rules = rules
        this.role = role
        this.parent = parent?.status === DIS_ROLE_STATUS.approved ? parent : null
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (this.rules === null) this.state = failedState(error, () => void this.load())
      })
    }
  }

  /** The role to join; '0' is the tenant's root. */
  private async recruiter(): Promise<string> {
    const { iid, parentId, underLock, isMember } = this.parts
    if (parentId !== '0' || !underLock || !isMember()) return parentId
    // Without a key nothing is locked: the lock that there is is read.
    return (await this.ask(lockFans, { iid, multiDisKey: EMPTY_KEY })).roleId ?? '0'
  }

  type(field: 'mobile' | 'code', value: string): void {
    this[field] = value
    this.problems = { ...this.problems, [field]: undefined }
  }

  agree(on: boolean): void {
    this.agreed = on
    this.problems = { ...this.problems, agreed: undefined }
  }

  /** The number to send a code to; null, with the error shown, while it is invalid. */
  numberForCode(): string | null {
    const mobile = this.mobile.trim()
    if (isMobile(mobile)) return mobile
    this.problems = { ...this.problems, mobile: 'mobileWrong' }
    return null
  }

  /**
   * Registers the visitor or binds the number when that is missing, then applies. False while a field is wrong or a
   * tap is being answered; rejects with the gateway's message.
   */
  async apply(): Promise<boolean> {
    if (this.busy || !this.check()) return false
    this.busy = true
    try {
      if (this.needsMobile) await this.identify()
      const role = await this.send()
      runInAction(() => {
        this.role = role
      })
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  /** Ends an application that waits; one that was approved meanwhile stays, and shows. */
  async withdraw(): Promise<void> {
    const { role } = this
    if (!role || this.busy) return
    this.busy = true
    try {
      await this.ask(cancelDistributor, { iid: this.parts.iid, id: role.id, status: role.status })
      runInAction(() => {
        this.role = null
      })
    } catch (error) {
      if (isGatewayError(error, 'STALE')) await this.load()
      throw error
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  private async identify(): Promise<void> {
    const [mobile, code] = [this.mobile.trim(), this.code.trim()]
    await (this.parts.isMember() ? this.parts.bind(mobile, code) : this.parts.register(mobile, code))
    runInAction(() => {
      this.code = ''
    })
  }

  /** A recruiter who ended meanwhile does not stop the application: it goes to the tenant. */
  private async send(): Promise<DistributorRole> {
    const { iid } = this.parts
    const parentId = this.parent?.id ?? '0'
    try {
      return await this.ask(applyDistributor, { iid, parentId })
    } catch (error) {
      if (parentId !== '0' && isGatewayError(error, 'NOTFOUND'))
        runInAction(() => {
          this.parent = null
        })
      throw error
    }
  }

  private check(): boolean {
    const problems: { -readonly [Key in keyof JoinStore['problems']]: Problem } = {}
    if (this.needsMobile) {
      if (!isMobile(this.mobile.trim())) problems.mobile = 'mobileWrong'
      if (!/^\d{6}$/.test(this.code.trim())) problems.code = 'codeWrong'
    }
    if (!this.agreed) problems.agreed = 'agreeFirst'
    this.problems = problems
    return Object.keys(problems).length === 0
  }
}

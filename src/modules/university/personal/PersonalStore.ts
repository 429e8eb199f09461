import { isMobile, type LoginBody, PASSWORD_MIN } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

export type PersonalTab = 'login' | 'register'
export type PersonalField = 'mobile' | 'password' | 'confirm' | 'code'
export type PersonalProblem = 'mobileWrong' | 'passwordEmpty' | 'passwordShort' | 'confirmWrong' | 'codeEmpty'

/** Survives a reload, e.g. while the visitor reads the code in another app. Never contains a password. */
export interface Begun {
  readonly tab: PersonalTab
  readonly mobile: string
}

interface Parts {
  /** The input before the screen was reloaded. */
  readonly begun: Begun | null
  readonly remember: (begun: Begun) => void
  readonly login: (loginName: string, passWord: string) => Promise<LoginBody>
  readonly register: (loginName: string, verifyCode: string, password: string) => Promise<unknown>
  /** Stores rid and token on the device and opens the member's session. */
  readonly enter: (login: LoginBody) => Promise<void>
}

/** The result of pressing the button. A refusal shows as a toast, at the top when registering. */
export type PersonalOutcome =
  | { readonly kind: 'problem'; readonly problem: PersonalProblem }
  | { readonly kind: 'refused'; readonly msg: string }
  | { readonly kind: 'loggedIn' }
  | { readonly kind: 'registered' }

/** Logging in and registering as an applicant. */
export class PersonalStore {
  tab: PersonalTab = 'login'
  mobile = ''
  password = ''
  confirm = ''
  code = ''
  busy = false
  problem: { readonly field: PersonalField; readonly problem: PersonalProblem } | null = null

  constructor(private readonly parts: Parts) {
    const { tab, mobile } = parts.begun ?? this
    this.tab = tab
    this.mobile = mobile
    makeAutoObservable<PersonalStore, 'parts'>(this, { parts: false, problem: observableRef })
  }

  choose(tab: PersonalTab): void {
    this.tab = tab
    this.problem = null
    this.remember()
  }

  type(field: PersonalField, value: string): void {
    this[field] = value
    if (this.problem?.field === field) this.problem = null
    if (field === 'mobile') this.remember()
  }

  /** The number to send a code to; null, with the error shown, while it is invalid. */
  numberForCode(): string | null {
    const mobile = this.mobile.trim()
    if (isMobile(mobile)) return mobile
    this.problem = { field: 'mobile', problem: 'mobileWrong' }
    return null
  }

  /** Null while a call is in progress. Rejects with the gateway's message. */
  async submit(): Promise<PersonalOutcome | null> {
    if (this.busy) return null
    this.problem = this.tab === 'login' ? this.checkLogin() : this.checkRegister()
    if (this.problem) return { kind: 'problem', problem: this.problem.problem }
    this.busy = true
    try {
      return await (this.tab === 'login' ? this.logIn() : this.register())
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  private remember(): void {
    this.parts.remember({ tab: this.tab, mobile: this.mobile })
  }

  private async logIn(): Promise<PersonalOutcome> {
    const login = await this.parts.login(this.mobile.trim(), this.password)
    // A login has succeeded when its code is empty or 0.
    if (login.code) return { kind: 'refused', msg: login.msg }
    await this.parts.enter(login)
    return { kind: 'loggedIn' }
  }

  private async register(): Promise<PersonalOutcome> {
    await this.parts.register(this.mobile.trim(), this.code.trim(), this.password)
    runInAction(() => {
      this.choose('login')
      this.password = ''
      this.confirm = ''
      this.code = ''
    })
    return { kind: 'registered' }
  }

  private checkLogin(): PersonalStore['problem'] {
    if (!isMobile(this.mobile.trim())) return { field: 'mobile', problem: 'mobileWrong' }
    return this.password === '' ? { field: 'password', problem: 'passwordEmpty' } : null
  }

  private checkRegister(): PersonalStore['problem'] {
    if (!isMobile(this.mobile.trim())) return { field: 'mobile', problem: 'mobileWrong' }
    if (this.password.length < PASSWORD_MIN) return { field: 'password', problem: 'passwordShort' }
    if (this.confirm !== this.password) return { field: 'confirm', problem: 'confirmWrong' }
    return this.code.trim() === '' ? { field: 'code', problem: 'codeEmpty' } : null
  }
}

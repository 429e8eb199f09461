import { isMobile, type LoginBody, PASSWORD_MIN } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

export type LoginMode = 'password' | 'code' | 'register'
export type LoginField = 'mobile' | 'password' | 'code' | 'agreed'
export type LoginProblem = 'mobileWrong' | 'passwordEmpty' | 'passwordShort' | 'codeEmpty' | 'codeWrong' | 'agreeFirst'

interface Parts {
  readonly login: (mobile: string, password: string) => Promise<LoginBody>
  readonly register: (mobile: string, code: string, password: string) => Promise<LoginBody>
  /** The number of the last login on this device. */
  readonly remembered: string
  readonly remember: (mobile: string) => void
  /** Opens the member's session. */
  readonly enter: (answer: LoginBody) => Promise<void>
}

/** Logging in by password or code, and registering. */
export class LoginStore {
  /** Whoever has never logged in on this device may have no password: the code makes an account too. */
  mode: LoginMode
  mobile: string
  password = ''
  code = ''
  agreed = false
  busy = false
  problems: Partial<Record<LoginField, LoginProblem>> = {}

  constructor(private readonly parts: Parts) {
    this.mobile = parts.remembered
    this.mode = parts.remembered === '' ? 'code' : 'password'
    makeAutoObservable<LoginStore, 'parts'>(this, { parts: false, problems: observableRef })
  }

  /** The typed number stays, because it is the same in every mode. */
  choose(mode: LoginMode): void {
    this.mode = mode
    this.problems = {}
  }

  type(field: 'mobile' | 'password' | 'code', value: string): void {
    this[field] = value
    this.problems = { ...this.problems, [field]: undefined }
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
    this.problems = { ...this.problems, agreed: undefined }
  }

  /** Shows that the terms must be accepted first, unless they are. */
  agreeFirst(): void {
    if (!this.agreed) this.problems = { ...this.problems, agreed: 'agreeFirst' }
  }

  /** The number to send a code to; null, with the error shown, while it is invalid. */
  numberForCode(): string | null {
    const mobile = this.mobile.trim()
    if (isMobile(mobile)) return mobile
    this.problems = { ...this.problems, mobile: 'mobileWrong' }
    return null
  }

  /**
   * True after the login. False while the form is invalid or a login is in progress. Rejects with the gateway's
   * message.
   */
  async submit(): Promise<boolean> {
    this.problems = this.check()
    if (this.busy || Object.keys(this.problems).length > 0) return false
    this.busy = true
    const mobile = this.mobile.trim()
    try {
      const answer =
        this.mode === 'password'
          ? await this.parts.login(mobile, this.password)
          : await this.parts.register(mobile, this.code.trim(), this.mode === 'register' ? this.password : '')
      this.parts.remember(mobile)
      await this.parts.enter(answer)
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  private check(): LoginStore['problems'] {
    const { mode, password, code } = this
    const problems: LoginStore['problems'] = {}
    if (!isMobile(this.mobile.trim())) problems.mobile = 'mobileWrong'
    if (mode !== 'password') {
      if (code.trim() === '') problems.code = 'codeEmpty'
      else if (!/^\d{6}$/.test(code.trim())) problems.code = 'codeWrong'
    }
    if (mode !== 'code') {
      if (password === '') problems.password = 'passwordEmpty'
      else if (password.length < PASSWORD_MIN) problems.password = 'passwordShort'
    }
    if (!this.agreed) problems.agreed = 'agreeFirst'
    return problems
  }
}

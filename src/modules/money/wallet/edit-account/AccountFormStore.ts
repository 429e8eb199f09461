import { isBankCard, isEmail, isMobile, type PayAccount, type PayAccountKind } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'

export interface AccountWish {
  readonly kind?: PayAccountKind
  readonly holder: string
  readonly number?: string
  readonly verifyCode?: string
  readonly isDefault?: boolean
}

export type AccountField = 'holder' | 'number' | 'mobile' | 'code'
const FIELDS: readonly AccountField[] = ['holder', 'number', 'mobile', 'code']

const isHolder = (name: string) => [...name].length >= 2 && [...name].length <= 20
/** Cards are read in fours. */
const plain = (number: string) => number.replace(/\s/g, '')

function isNumber(kind: PayAccountKind, number: string): boolean {
  if (kind === 'bank') return isBankCard(number)
  return kind === 'wechat' || isMobile(number) || isEmail(number)
}

interface Parts {
  readonly save: (wish: AccountWish) => Promise<unknown>
  /** The holder's name as typed, on the device. */
  readonly draft: { read(): string | null; write(holder: string | null): void }
}

/** The form of a payout account. Of what is typed only the holder's name is kept on the device, never a number. */
export class AccountFormStore {
  kind: PayAccountKind = 'bank'
  holder = ''
  number = ''
  mobile = ''
  code = ''
  isDefault = false
  busy = false
  tried = false
  /** The account that is changed; null for a new one. */
  old: PayAccount | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<AccountFormStore, 'parts'>(this, { parts: false })
  }

  /** Takes the draft of who is here now, unless they have begun to type. */
  begin(): void {
    this.holder = this.holder || (this.parts.draft.read() ?? '')
  }

  /** Fills the form with an account, unless the user has begun to type. */
  fill(account: PayAccount): void {
    if (this.old) return
    this.old = account
    this.kind = account.kind
    this.holder = this.parts.draft.read() ?? account.holder
    this.isDefault = account.isDefault
  }

  suggest({ name, phone }: { readonly name: string; readonly phone: string }): void {
    if (!this.old) this.holder = this.holder || name
    this.mobile = this.mobile || phone
  }

  choose(kind: PayAccountKind): void {
    this.kind = kind
    this.number = ''
  }

  type(field: AccountField, value: string): void {
    this[field] = value
    if (field === 'holder') this.parts.draft.write(value)
  }

  setDefault(on: boolean): void {
    this.isDefault = on
  }

  /** A new account, number or holder needs a code. */
  get needsCode(): boolean {
    return this.old === null || plain(this.number) !== '' || this.holder.trim() !== this.old.holder
  }

  private get wrong(): readonly AccountField[] {
    const number = plain(this.number)
    const keepsNumber = this.old !== null && number === ''
    const isRight = {
      holder: isHolder(this.holder.trim()),
      number: keepsNumber || isNumber(this.kind, number),
      mobile: !this.needsCode || isMobile(this.mobile.trim()),
      code: !this.needsCode || /^\d{6}$/.test(this.code.trim()),
    }
    return FIELDS.filter((field) => !isRight[field])
  }

  /** The invalid fields, after the first try. */
  get problems(): readonly AccountField[] {
    return this.tried ? this.wrong : []
  }

  /** The number to send a code to; null, with the errors shown, while it is invalid. */
  numberForCode(): string | null {
    const mobile = this.mobile.trim()
    if (isMobile(mobile)) return mobile
    this.tried = true
    return null
  }

  /** True after saving; false while fields are invalid. Rejects with the gateway's error. */
  async submit(): Promise<boolean> {
    this.tried = true
    if (this.busy || this.wrong.length > 0) return false
    this.busy = true
    const number = plain(this.number)
    try {
      await this.parts.save({
        holder: this.holder.trim(),
        ...(this.old ? {} : { kind: this.kind }),
        ...(number && this.kind !== 'wechat' ? { number } : {}),
        ...(this.needsCode ? { verifyCode: this.code.trim() } : {}),
        ...(this.isDefault ? { isDefault: true } : {}),
      })
      this.parts.draft.write(null)
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}

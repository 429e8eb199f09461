import { type Address, countTrimmed, isMobileLoose, joinAddress, splitAddress } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { fillBlank } from '@/lib/fillBlank'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

export interface AddressForm {
  readonly name: string
  readonly mobile: string
  /** Region names joined by spaces. */
  readonly region: string
  readonly detail: string
  readonly postCode: string
  readonly isDefault: boolean
  /** A pasted text that could not be split. */
  readonly pasted?: string
}

/** The parameters of the gateway's call. */
export interface AddressFields {
  readonly name: string
  readonly mobile: string
  readonly address: string
  readonly postCode: string
  readonly isDefault: boolean
}

export type AddressProblem = 'name' | 'mobile' | 'region' | 'detail' | 'postCode'

interface Parts {
  /** Loads the address to change, undefined when it does not exist; null for a new address. */
  readonly fetch: (() => Promise<Address | undefined>) | null
  readonly missingText: string
  readonly save: (fields: AddressFields) => Promise<Address>
  readonly draft: { read: () => AddressForm | null; write: (form: AddressForm | null) => void }
}

const EMPTY: AddressForm = { name: '', mobile: '', region: '', detail: '', postCode: '', isDefault: false }
const within = (text: string, min: number, max: number): boolean =>
  countTrimmed(text) >= min && countTrimmed(text) <= max

export const isAddressForm = (value: unknown): value is AddressForm =>
  typeof value === 'object' &&
  value !== null &&
  (['name', 'mobile', 'region', 'detail', 'postCode'] as const).every(
    (key) => typeof (value as Partial<Record<string, unknown>>)[key] === 'string',
  ) &&
  typeof (value as { isDefault?: unknown }).isDefault === 'boolean' &&
  ['undefined', 'string'].includes(typeof (value as { pasted?: unknown }).pasted)

const formOf = ({ name, mobile, address, postCode, isDefault }: Address): AddressForm => ({
  ...{ name, mobile, ...splitAddress(address), postCode, isDefault },
})

/** The form of an address; its draft survives leaving the screen. */
export class AddressFormStore {
  state: ScreenState
  form: AddressForm
  tried = false
  busy = false
  private typed = false

  constructor(private readonly parts: Parts) {
    this.state = parts.fetch ? screenLoading : screenReady
    this.form = parts.draft.read() ?? EMPTY
    makeAutoObservable<AddressFormStore, 'parts' | 'typed'>(this, { parts: false, typed: false, form: observableRef })
  }

  /** Loads the address to change, when it is known whose draft there may be, which takes precedence. */
  async load(): Promise<void> {
    const { fetch, missingText } = this.parts
    if (!fetch) return this.begin(null)
    try {
      const address = await fetch()
      runInAction(() => {
        if (address) this.begin(address)
        this.state = address ? screenReady : { kind: 'empty', message: missingText }
      })
    } catch (error) {
      runInAction(() => {
        this.state = failedState(error, () => void this.load())
      })
    }
  }

  private begin(kept: Address | null): void {
    if (this.typed) return
    this.form = this.parts.draft.read() ?? (kept ? formOf(kept) : this.form)
  }

  suggest({ name, phone }: { readonly name: string; readonly phone: string }): void {
    this.form = fillBlank(this.form, { name, mobile: phone })
  }

  change(change: Partial<AddressForm>): void {
    this.typed = true
    this.form = { ...this.form, ...change }
    this.parts.draft.write(this.form)
  }

  get problems(): readonly AddressProblem[] {
    const { name, mobile, region, detail, postCode } = this.form
    const wrong: Readonly<Record<AddressProblem, boolean>> = {
      name: !within(name, 2, 20),
      // The loose check, because a new range of mobile numbers must not prevent a delivery.
      mobile: !isMobileLoose(mobile),
      region: region === '',
      detail: !within(detail, 5, 100),
      postCode: !/^(\d{6})?$/.test(postCode),
    }
    return (Object.keys(wrong) as AddressProblem[]).filter((key) => wrong[key])
  }

  /** The saved address. Null while a field is invalid or a call is in progress. Rejects with the gateway's message. */
  async save(): Promise<Address | null> {
    this.tried = true
    if (this.busy || this.problems.length > 0) return null
    this.busy = true
    const { name, mobile, region, detail, postCode, isDefault } = this.form
    try {
      const address = joinAddress({ region, detail })
      const saved = await this.parts.save({ name: name.trim(), mobile, address, postCode, isDefault })
      this.parts.draft.write(null)
      return saved
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}

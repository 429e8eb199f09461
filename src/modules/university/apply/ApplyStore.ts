import {
  type OrderCreated,
  REGISTRATION_BUTTON,
  REGISTRATION_STATUS,
  type Registration,
  type RegistrationGroup,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetch: () => Promise<Registration>
  /** Truthy means success. */
  readonly commit: () => Promise<unknown>
  /** True means success. */
  readonly reset: () => Promise<unknown>
  /** True when an order is possible: the messaging app's payment needs its authorisation. */
  readonly isAuthorised: () => boolean
  readonly createOrder: (fee: number) => Promise<Pick<OrderCreated, 'gid' | 'status'>>
}

/** The result of pressing the main button. */
export type ApplyOutcome =
  | { readonly kind: 'agreeFirst'; readonly summary: string }
  | { readonly kind: 'submitFailed' | 'resetFailed' | 'authoriseFirst' | 'moved' }
  | { readonly kind: 'order'; readonly gid: string; readonly paid: boolean }

const isGroup = (value: unknown): value is RegistrationGroup =>
  typeof value === 'object' && value !== null && 'id' in value && 'groupName' in value

function groupsOf(text: string): readonly RegistrationGroup[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter(isGroup) : []
  } catch {
    return []
  }
}

/** The applicant's registration, from open to registered. */
export class ApplyStore {
  state: ScreenState = screenLoading
  registration: Registration | null = null
  groups: readonly RegistrationGroup[] = []
  agreed = false
  busy = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<ApplyStore, 'parts'>(this, { parts: false, registration: observableRef, groups: observableRef })
  }

  get isOpen(): boolean {
    return this.registration?.status === REGISTRATION_STATUS.open
  }

  get button() {
    return REGISTRATION_BUTTON[this.registration?.status ?? 0]
  }

  get filled(): number {
    return this.groups.filter(({ isFill }) => isFill).length
  }

  async load(): Promise<void> {
    try {
      const registration = await this.parts.fetch()
      runInAction(() => {
        this.registration = registration
        this.groups = groupsOf(registration.groups)
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        // A failed reload keeps the current screen.
        if (!this.registration) this.state = failedState(error, () => void this.load())
      })
    }
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
  }

  /** The refusal to submit without consent; null otherwise. */
  get consentMissing(): ApplyOutcome | null {
    if (!this.isOpen || this.agreed) return null
    return { kind: 'agreeFirst', summary: this.registration?.regSummary ?? '' }
  }

  /** Runs the main button's action; null while one is in progress, or when there is none. */
  async press(): Promise<ApplyOutcome | null> {
    const { registration } = this
    if (this.busy || !registration || !this.button.active) return null
    this.busy = true
    try {
      switch (registration.status) {
        case REGISTRATION_STATUS.open:
          return await this.submit()
        case REGISTRATION_STATUS.passed:
          return await this.order(registration.fee)
        default:
          return await this.reset()
      }
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  private async submit(): Promise<ApplyOutcome> {
    if (this.consentMissing) return this.consentMissing
    if (!(await this.parts.commit())) return { kind: 'submitFailed' }
    // Refilling the form requires a new consent.
    this.agree(false)
    await this.load()
    return { kind: 'moved' }
  }

  private async reset(): Promise<ApplyOutcome> {
    if ((await this.parts.reset()) !== true) return { kind: 'resetFailed' }
    await this.load()
    return { kind: 'moved' }
  }

  private async order(fee: number): Promise<ApplyOutcome> {
    if (!this.parts.isAuthorised()) return { kind: 'authoriseFirst' }
    const { gid, status } = await this.parts.createOrder(fee)
    const paid = status > 10
    if (paid) await this.load()
    return { kind: 'order', gid, paid }
  }
}

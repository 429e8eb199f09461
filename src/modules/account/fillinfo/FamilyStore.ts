import { type Child, countTrimmed, type FamilyInfo, isDay, isMobile } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

/** Most children that the form holds. */
export const MOST_CHILDREN = 10

interface Parts {
  readonly fetch: () => Promise<FamilyInfo>
  /** Sends the whole form: a field that is not sent would keep its value. */
  readonly save: (form: FamilyInfo) => Promise<unknown>
  /** Today, YYYY-MM-DD. */
  readonly today: () => string
  readonly draft: { read: () => FamilyInfo | null; write: (form: FamilyInfo | null) => void }
}

type TextKey = Exclude<keyof FamilyInfo, 'childInfo'>

const EMPTY: FamilyInfo = { dad: '', mom: '', name: '', phone: '', address: '', childInfo: [] }

export const isFamilyInfo = (value: unknown): value is FamilyInfo =>
  typeof value === 'object' &&
  value !== null &&
  (['dad', 'mom', 'name', 'phone', 'address'] as const).every(
    (key) => typeof (value as Partial<Record<string, unknown>>)[key] === 'string',
  ) &&
  Array.isArray((value as { childInfo?: unknown }).childInfo)

/** The family form, which prefills enrolment and checkout. */
export class FamilyStore {
  state: ScreenState = screenLoading
  form: FamilyInfo = EMPTY
  tried = false
  busy = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<FamilyStore, 'parts'>(this, { parts: false, form: observableRef })
  }

  get canAdd(): boolean {
    return this.form.childInfo.length < MOST_CHILDREN
  }

  async load(): Promise<void> {
    if (this.state.kind === 'ready') return
    try {
      const form = await this.parts.fetch()
      runInAction(() => {
        this.form = this.parts.draft.read() ?? form
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        this.state = failedState(error, () => void this.load())
      })
    }
  }

  type(field: TextKey, value: string): void {
    this.change({ ...this.form, [field]: value })
  }

  addChild(): void {
    if (this.canAdd)
      this.change({ ...this.form, childInfo: [...this.form.childInfo, { name: '', birthday: '', sex: 0 }] })
  }

  typeChild(at: number, change: Partial<Child>): void {
    const childInfo = this.form.childInfo.map((child, index) => (index === at ? { ...child, ...change } : child))
    this.change({ ...this.form, childInfo })
  }

  removeChild(at: number): void {
    this.change({ ...this.form, childInfo: this.form.childInfo.filter((_child, index) => index !== at) })
  }

  private change(form: FamilyInfo): void {
    this.form = form
    this.parts.draft.write(form)
  }

  /** The ids of the wrong fields, in the order of the form. */
  get problems(): readonly string[] {
    const { phone, childInfo } = this.form
    const today = this.parts.today()
    return [
      ...(phone.trim() === '' || isMobile(phone.trim()) ? [] : ['phone']),
      ...childInfo.flatMap(({ name, birthday }, at) => [
        ...(countTrimmed(name) > 0 ? [] : [`child-${at}-name`]),
        ...(isDay(birthday) && birthday <= today ? [] : [`child-${at}-birthday`]),
      ]),
    ]
  }

  isWrong(field: string): boolean {
    return this.tried && this.problems.includes(field)
  }

  /** True when saved. False while a field is wrong or a call is in progress. Rejects with the gateway's message. */
  async save(): Promise<boolean> {
    this.tried = true
    if (this.busy || this.problems.length > 0) return false
    this.busy = true
    try {
      const { dad, mom, name, phone, address, childInfo } = this.form
      await this.parts.save({
        ...{ dad: dad.trim(), mom: mom.trim(), name: name.trim(), phone: phone.trim(), address: address.trim() },
        childInfo: childInfo.map((child) => ({ ...child, name: child.name.trim() })),
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

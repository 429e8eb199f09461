import {
  FORM_LOAD_DELAY_MS,
  FORM_VERSION_KEY,
  type FormItemsBody,
  type Language,
  missingMust,
  requiredMessage,
  savedValues,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { FormRow } from './FormRow'
import { readDraft } from './readDraft'

export type Answers = Readonly<Record<string, string>>

/** Unsaved answers, with the version of the saved answers they are based on. */
export interface FormDraft {
  readonly values: Answers
  readonly version: string
}

export interface FormParts {
  readonly fetch: () => Promise<FormItemsBody>
  /** Truthy means success. */
  readonly save: (content: Answers) => Promise<unknown>
  readonly draft: {
    readonly read: () => FormDraft | null
    readonly write: (draft: FormDraft) => void
    readonly clear: () => void
  }
  /** Newly signed addresses of the applicant's own pictures, in order; empty for a missing one. */
  readonly sign: (addresses: readonly string[]) => Promise<readonly string[]>
  readonly wait: (ms: number) => Promise<void>
  readonly language: () => Language
}

/** The result of pressing save; the field is a component's id, to scroll to. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'wrong'; readonly message: string; readonly field: number | null }
  /** A picture of the field is still being uploaded. */
  | { readonly kind: 'unfinished'; readonly field: number }
  /** Somebody has saved this group since it was loaded. */
  | { readonly kind: 'conflict' }
  /** The registration has moved on and accepts no answers. */
  | { readonly kind: 'closed'; readonly message: string }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function answersOf(text: string): Answers {
  try {
    const saved: unknown = JSON.parse(text)
    if (!isRecord(saved)) return {}
    return Object.fromEntries(Object.entries(saved).map(([id, value]) => [id, String(value ?? '')]))
  } catch {
    return {}
  }
}

/** One group of the application form. */
export class FormStore {
  state: ScreenState = screenLoading
  rows: readonly FormRow[] = []
  busy = false
  /** A draft that differs from the saved answers. It waits for `restore` or `discard`. */
  offered: FormDraft | null = null
  private version = '0'
  private theirs: Answers | null = null

  constructor(private readonly parts: FormParts) {
    makeAutoObservable<FormStore, 'parts' | 'version' | 'theirs'>(this, {
      parts: false,
      version: false,
      theirs: false,
      rows: observableRef,
      offered: observableRef,
    })
  }

  async load(): Promise<void> {
    this.state = screenLoading
    await this.parts.wait(FORM_LOAD_DELAY_MS)
    try {
      const { t1, t3 } = await this.parts.fetch()
      const draft = await readDraft(this.parts, t1)
      runInAction(() => this.begin(t1, answersOf(t3), draft))
    } catch (error) {
      runInAction(() => {
        this.state = failedState(error, () => void this.load())
      })
    }
  }

  row(id: number): FormRow | undefined {
    return this.rows.find((row) => row.id === id)
  }

  restore(): void {
    if (!this.offered) return
    for (const row of this.rows) if (!row.isPhoto) row.fill(this.offered.values[row.id] ?? row.value)
    this.version = this.offered.version
    this.offered = null
  }

  discard(): void {
    this.offered = null
    this.parts.draft.clear()
  }

  /** Takes the approved photo from the photo screens. */
  takePhoto(id: number, address: string): void {
    const row = this.row(id)
    if (row?.isPhoto && address) row.fill(address)
  }

  /** Saves the group. Null while saving. Rejects with the gateway's message when the result is unknown. */
  async save(): Promise<SaveOutcome | null> {
    if (this.busy) return null
    const waiting = this.rows.find(({ isShown, unfinished }) => isShown && unfinished > 0)
    if (waiting) return { kind: 'unfinished', field: waiting.id }
    const wrong = this.markMissing()
    if (wrong) return wrong
    this.busy = true
    try {
      const saved = await this.parts.save({ ...this.content, [FORM_VERSION_KEY]: this.version })
      if (!saved) return { kind: 'failed' }
      this.parts.draft.clear()
      return { kind: 'saved' }
    } catch (error) {
      return this.explain(error)
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  /** After a conflict: replaces the saved answers by these. */
  keepMine(): Promise<SaveOutcome | null> {
    this.version = this.theirs?.[FORM_VERSION_KEY] ?? this.version
    this.theirs = null
    return this.save()
  }

  /** After a conflict: shows the saved answers and keeps these as a draft. */
  takeTheirs(): void {
    if (this.theirs) this.fill(this.theirs)
    this.theirs = null
  }

  private get values(): Readonly<Record<number, string>> {
    return Object.fromEntries(this.rows.map(({ id, value }) => [id, value]))
  }

  private get content(): Answers {
    const kept = savedValues(
      this.rows.map(({ component }) => component),
      this.values,
    )
    return Object.fromEntries(Object.entries(kept).map(([id, value]) => [id, String(value ?? '')]))
  }

  private begin(components: FormItemsBody['t1'], saved: Answers, draft: FormDraft | null): void {
    const answerOf = (id: number) => this.row(id)?.value ?? saved[id] ?? ''
    this.rows = components.map((component) => new FormRow(component, answerOf, () => this.keepDraft()))
    this.fill({ ...Object.fromEntries(components.map(({ id, value }) => [id, value])), ...saved })
    this.offered = draft && this.rows.some((row) => row.differs(draft.values[row.id])) ? draft : null
    this.state = screenReady
  }

  private fill(saved: Answers): void {
    for (const row of this.rows) row.fill(saved[row.id] ?? '')
    this.version = saved[FORM_VERSION_KEY] ?? '0'
  }

  private keepDraft(): void {
    const typed = this.rows.filter((row) => !row.isPhoto).map(({ id, value }) => [id, value])
    this.parts.draft.write({ values: Object.fromEntries(typed), version: this.version })
  }

  private markMissing(): SaveOutcome | null {
    const components = this.rows.filter(({ isShown }) => isShown).map(({ component }) => component)
    const missing = missingMust(components, this.values)
    const message = (name: string) => requiredMessage(name, this.parts.language())
    for (const { id, name } of missing) this.row(id)?.fault(message(name))
    const [first] = missing
    return first ? { kind: 'wrong', message: message(first.name), field: first.id } : null
  }

  private explain(error: unknown): SaveOutcome {
    if (isGatewayError(error, 'STALE')) {
      const { response } = error
      const saved = isRecord(response) && typeof response.data === 'string' ? answersOf(response.data) : null
      this.theirs = saved
      return saved ? { kind: 'conflict' } : { kind: 'closed', message: error.msg }
    }
    if (isGatewayError(error)) {
      const { field, missing } = error.data
      const id = Number(field ?? (Array.isArray(missing) ? missing[0] : undefined))
      const row = this.row(id)
      runInAction(() => row?.fault(error.msg))
      if (row) return { kind: 'wrong', message: error.msg, field: id }
    }
    throw error
  }
}

import {
  answerMessage,
  birthDateOf,
  COMPONENT_TYPE,
  FORM_LOAD_DELAY_MS,
  FORM_VERSION_KEY,
  type FormComponent,
  type FormItemsBody,
  isAnswerProblem,
  missingMust,
  REGISTRATION_STATUS,
  savedValues,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { answersOf } from './answersOf'
import type { Answers, FormDraft, FormParts } from './FormParts'
import { FormRow } from './FormRow'
import { formProblems } from './formProblems'
import { isRecord } from './isRecord'
import { readDraft } from './readDraft'
import type { SaveOutcome } from './SaveOutcome'

const isOpen = ({ status }: FormItemsBody): boolean => status === REGISTRATION_STATUS.open

/** One group of the application form. */
export class FormStore {
  state: ScreenState = screenLoading
  rows: readonly FormRow[] = []
  busy = false
  /** A draft that differs from the saved answers. It waits for `restore` or `discard`. */
  offered: FormDraft | null = null
  /** The subject of the group, in the form's own words. */
  groupName = ''
  groupDesc = ''
  /** True when the registration accepts no answers now: the saved ones can be read. */
  readOnly = false
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
      const form = await this.parts.fetch()
      const draft = isOpen(form) ? await readDraft(this.parts, form.t1) : null
      runInAction(() => this.begin(form, draft))
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
    if (this.busy || this.readOnly) return null
    const waiting = this.rows.find(({ isShown, wait }) => isShown && wait !== 'none')
    if (waiting) return { kind: 'unfinished', field: waiting.id }
    this.busy = true
    try {
      const wrong = await this.findWrong()
      if (wrong) return wrong
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

  /** After a conflict: replaces the saved answers by the user's own. */
  keepMine(): Promise<SaveOutcome | null> {
    this.version = this.theirs?.[FORM_VERSION_KEY] ?? this.version
    this.theirs = null
    return this.save()
  }

  /** After a conflict: shows the saved answers and keeps the user's own as a draft. */
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

  private begin(form: FormItemsBody, draft: FormDraft | null): void {
    const saved = answersOf(form.t3)
    const answerOf = (id: number) => this.row(id)?.value ?? saved[id] ?? ''
    this.rows = form.t1.map((component) => new FormRow(component, answerOf, () => this.changed(component)))
    this.fill({ ...Object.fromEntries(form.t1.map(({ id, value }) => [id, value])), ...saved })
    this.offered = draft && this.rows.some((row) => row.differs(draft.values[row.id])) ? draft : null
    this.groupName = form.groupName
    this.groupDesc = form.groupDesc
    this.readOnly = !isOpen(form)
    this.state = screenReady
  }

  private fill(saved: Answers): void {
    for (const row of this.rows) row.fill(saved[row.id] ?? '')
    this.version = saved[FORM_VERSION_KEY] ?? '0'
  }

  /** Number of shown fields that must be answered. */
  get required(): number {
    return this.rows.filter(({ isShown, isRequired }) => isShown && isRequired).length
  }

  /** How many of them have no answer yet. */
  get missing(): number {
    return missingMust(this.components, this.values).length
  }

  private get components(): readonly FormComponent[] {
    return this.rows.filter(({ isShown }) => isShown).map(({ component }) => component)
  }

  /** Fills in an empty birth date from the ID number. */
  private changed({ rule }: FormComponent): void {
    const told = rule === 'idCard' ? birthDateOf(this.components, this.values) : ''
    const asked = this.rows.find(({ component, value }) => component.rule === 'birthDate' && value === '')
    if (told) asked?.fill(told)
    this.keepDraft()
  }

  private keepDraft(): void {
    const typed = this.rows.filter((row) => !row.isPhoto).map(({ id, value }) => [id, value])
    this.parts.draft.write({ values: Object.fromEntries(typed), version: this.version })
  }

  /** Marks missing and wrong answers, and returns the first one. */
  private async findWrong(): Promise<SaveOutcome | null> {
    const { components } = this
    // Without the region data the gateway checks the addresses.
    const hasAddress = components.some(({ type }) => type === COMPONENT_TYPE.address)
    const regions = hasAddress ? await this.parts.regions().catch(() => null) : null
    return runInAction(() => {
      const problems = formProblems(components, this.values, { regions, language: this.parts.language() })
      for (const [id, message] of problems) this.row(id)?.fault(message)
      const [first] = problems
      return first ? { kind: 'wrong', message: first[1], field: first[0] } : null
    })
  }

  private explain(error: unknown): SaveOutcome {
    if (isGatewayError(error, 'STALE')) {
      const { response } = error
      const saved = isRecord(response) && typeof response.data === 'string' ? answersOf(response.data) : null
      this.theirs = saved
      return saved ? { kind: 'conflict' } : { kind: 'closed', message: error.msg }
    }
    if (isGatewayError(error)) {
      const { field, missing, problem } = error.data
      const id = Number(field ?? (Array.isArray(missing) ? missing[0] : undefined))
      const row = this.row(id)
      const message = isAnswerProblem(problem) ? answerMessage(problem, this.parts.language()) : error.msg
      runInAction(() => row?.fault(message))
      if (row) return { kind: 'wrong', message, field: id }
    }
    throw error
  }
}

import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { fillBlank } from '@/lib/fillBlank'
import { isSame, rebased } from './rebased'

interface Kept<Form> {
  readonly read: () => Form | null
  readonly write: (form: Form | null) => void
}

interface Parts<Form, Problem extends string> {
  /** Where the form is kept while it is not sent; it survives leaving the screen. */
  readonly draft: Kept<Form>
  /** Where it is kept what was stored when the draft was begun. Absent for what is new with each sending. */
  readonly base?: Kept<Form>
  /** The form as the device keeps it; the whole form when absent. */
  readonly asKept?: (form: Form) => Form
  readonly problemsOf: (form: Form) => readonly Problem[]
  readonly save: (form: Form) => Promise<unknown>
}

/** True for an object with the fields of the blank form, each of the same kind: a draft of this version of the app. */
export const isLike =
  <Form extends object>(blank: Form) =>
  (value: unknown): value is Form =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(blank).every(([key, field]) => {
      const given = (value as Readonly<Record<string, unknown>>)[key]
      return field === null || given === null ? given !== undefined : typeof given === typeof field
    })

/**
 * A form whose draft is kept on the device until it has been saved. What was stored elsewhere meanwhile takes the place
 * of what was not typed here.
 */
export class DraftForm<Form extends object, Problem extends string> {
  form: Form | null = null
  tried = false
  busy = false
  /** True while the form holds what was typed over something that is stored no more. */
  isBehind = false
  /** What is stored, by the last answer. */
  private stored: Form | null = null
  /** True while a draft is on the device. */
  private isKept = false

  constructor(private readonly parts: Parts<Form, Problem>) {
    makeAutoObservable<DraftForm<Form, Problem>, 'parts' | 'stored'>(this, {
      ...{ parts: false, stored: observableRef },
      form: observableRef,
    })
  }

  get problems(): readonly Problem[] {
    return this.form ? this.parts.problemsOf(this.form) : []
  }

  /** True while something was typed that is not stored. */
  get isUnsaved(): boolean {
    const { form, stored } = this
    return this.isKept && form !== null && stored !== null && !isSame(this.asKept(form), this.asKept(stored))
  }

  /** True once the user has tried to send the form with this problem. */
  shows(problem: Problem): boolean {
    return this.tried && this.problems.includes(problem)
  }

  /** Fills the form from the draft or from what is stored. Once it is filled, it takes what has changed of that. */
  begin(stored: Form): void {
    const { form, stored: before } = this
    this.stored = stored
    const draft = form ? null : this.parts.draft.read()
    if (draft) this.isKept = true
    const typed = form ?? draft
    if (!typed) this.form = stored
    else this.follow(typed, before ? this.asKept(before) : (this.parts.base?.read() ?? null))
  }

  /** Fills blank fields with what is known of the member. It is no draft until something is typed. */
  suggest(known: Partial<Form>): void {
    if (this.form) this.form = fillBlank(this.form, known)
  }

  change(change: Partial<Form>): void {
    if (!this.form) return
    this.form = { ...this.form, ...change }
    this.parts.draft.write(this.form)
    if (!this.isKept) this.keepBase(this.stored)
  }

  /** Drops the draft, for example because what it was based on has changed elsewhere. */
  drop(): void {
    this.form = null
    this.stored = null
    this.tried = false
    this.forget()
  }

  /** Takes what is stored in place of what was typed. */
  takeStored(): void {
    const { stored } = this
    if (!stored) return
    this.drop()
    this.begin(stored)
  }

  /** The first problem; 'saved' when it is stored; null while it is being saved. Rejects with the gateway's message. */
  async submit(): Promise<Problem | 'saved' | null> {
    this.tried = true
    const [first] = this.problems
    const { form } = this
    if (!form || this.busy || first) return this.busy ? null : (first ?? null)
    this.busy = true
    try {
      await this.parts.save(form)
      runInAction(() => {
        this.stored = form
        this.forget()
      })
      return 'saved'
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  /** Shows what was typed over `base`, on what is stored now. */
  private follow(typed: Form, base: Form | null): void {
    const { stored } = this
    const now = stored && this.asKept(stored)
    this.form = typed
    if (!stored || !now || !base || isSame(base, now)) return
    const form = rebased({ typed: this.asKept(typed), base, whole: typed }, stored)
    this.form = form
    this.isBehind = !isSame(this.asKept(form), now)
    if (this.isBehind) {
      this.parts.draft.write(form)
      this.keepBase(stored)
    } else this.forget()
  }

  private keepBase(stored: Form | null): void {
    this.isKept = true
    this.parts.base?.write(stored && this.asKept(stored))
  }

  private forget(): void {
    this.isBehind = false
    this.isKept = false
    this.parts.draft.write(null)
    this.parts.base?.write(null)
  }

  private asKept(form: Form): Form {
    return this.parts.asKept?.(form) ?? form
  }
}

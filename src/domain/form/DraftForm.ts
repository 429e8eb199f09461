import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { fillBlank } from '@/lib/fillBlank'

interface Parts<Form, Problem extends string> {
  /** Where the form is kept while it is not sent; it survives leaving the screen. */
  readonly draft: { read: () => Form | null; write: (form: Form | null) => void }
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

/** A form whose draft is kept on the device until it has been saved. */
export class DraftForm<Form extends object, Problem extends string> {
  form: Form | null = null
  tried = false
  busy = false

  constructor(private readonly parts: Parts<Form, Problem>) {
    makeAutoObservable<DraftForm<Form, Problem>, 'parts'>(this, { parts: false, form: observableRef })
  }

  get problems(): readonly Problem[] {
    return this.form ? this.parts.problemsOf(this.form) : []
  }

  /** True once the user has tried to send the form with this problem. */
  shows(problem: Problem): boolean {
    return this.tried && this.problems.includes(problem)
  }

  /** Fills the form once, from the draft or from what is stored. */
  begin(stored: Form): void {
    this.form ??= this.parts.draft.read() ?? stored
  }

  /** Fills blank fields with what is known of the member. It is no draft until something is typed. */
  suggest(known: Partial<Form>): void {
    if (this.form) this.form = fillBlank(this.form, known)
  }

  change(change: Partial<Form>): void {
    if (!this.form) return
    this.form = { ...this.form, ...change }
    this.parts.draft.write(this.form)
  }

  /** Drops the draft, for example because what it was based on has changed elsewhere. */
  drop(): void {
    this.form = null
    this.tried = false
    this.parts.draft.write(null)
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
      this.parts.draft.write(null)
      return 'saved'
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}

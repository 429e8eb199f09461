import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isSame, rebased } from '@/domain/form/rebased'
import { fillBlank } from '@/lib/fillBlank'

type Values<F extends string> = Readonly<Record<F, string>>
type Problems<F extends string> = Readonly<Partial<Record<F, string>>>

interface Parts<F extends string> {
  readonly fields: readonly F[]
  /** What was typed and not saved yet, on the device. */
  readonly kept: {
    readonly read: () => Partial<Values<F>> | null
    readonly write: (values: Values<F>) => void
    readonly clear: () => void
    /** What was saved when the first of it was typed. */
    readonly base: { readonly read: () => Partial<Values<F>> | null; readonly write: (values: Values<F>) => void }
  }
  /** The words for each wrong field. */
  readonly check: (values: Values<F>) => Problems<F>
  readonly send: (values: Values<F>) => Promise<unknown>
  /** The field and the words for a refusal; undefined for one that belongs to no field. */
  readonly refused?: (error: unknown) => { readonly field: F; readonly words: string } | undefined
}

/** A form of texts that is kept on the device until it is saved. */
export class DraftForm<F extends string> {
  values: Values<F> | null = null
  tried = false
  busy = false
  /** True while the form holds what was typed over something that is saved no more. */
  isBehind = false
  private saved: Values<F> | null = null
  private refusal: { readonly field: F; readonly words: string; readonly value: string } | null = null

  constructor(private readonly parts: Parts<F>) {
    makeAutoObservable<DraftForm<F>, 'parts' | 'refusal' | 'saved'>(this, {
      ...{ parts: false, saved: false },
      values: observableRef,
      refusal: observableRef,
    })
  }

  /**
   * Begins with what is saved; what was typed before replaces it, field by field where another device has saved
   * something since. Later calls change nothing.
   */
  begin(saved: Values<F>): void {
    if (this.values) return
    const { kept } = this.parts
    this.saved = saved
    const left = kept.read()
    const typed = { ...saved, ...left }
    const base = { ...saved, ...(left && kept.base.read()) }
    this.values = rebased({ typed, base, whole: typed }, saved)
    this.isBehind = !isSame(base, saved) && !isSame(this.values, saved)
  }

  /** Takes what is saved in place of what was typed. */
  takeStored(): void {
    const { saved } = this
    if (!saved) return
    this.parts.kept.clear()
    this.values = saved
    this.isBehind = false
  }

  set(field: F, value: string): void {
    if (!this.values) return
    this.values = { ...this.values, [field]: value }
    this.parts.kept.write(this.values)
    if (this.saved) this.parts.kept.base.write(this.saved)
  }

  /** Fills blank fields with what is known of the member. It is no draft until something is typed. */
  suggest(known: Partial<Values<F>>): void {
    if (this.values) this.values = fillBlank(this.values, known)
  }

  get problems(): Problems<F> {
    const { values, refusal } = this
    if (!values) return {} as Problems<F>
    const refused = refusal && values[refusal.field] === refusal.value ? { [refusal.field]: refusal.words } : {}
    return { ...(refused as Problems<F>), ...this.parts.check(values) }
  }

  /** The words under a field, once saving was tried. */
  problem(field: F): string | undefined {
    return this.tried ? this.problems[field] : undefined
  }

  get first(): F | undefined {
    return this.parts.fields.find((field) => this.problems[field] !== undefined)
  }

  /** True when it was saved; false while a field is wrong or a save is running. Rejects with other refusals. */
  async submit(): Promise<boolean> {
    const { values } = this
    if (this.busy || !values) return false
    this.tried = true
    this.refusal = null
    if (this.first) return false
    this.busy = true
    try {
      await this.parts.send(values)
      this.parts.kept.clear()
      runInAction(() => {
        this.isBehind = false
      })
      return true
    } catch (error) {
      const refused = this.parts.refused?.(error)
      if (!refused) throw error
      runInAction(() => {
        this.refusal = { ...refused, value: values[refused.field] }
      })
      return false
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}

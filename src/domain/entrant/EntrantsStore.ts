import { type Entrant, type SavedEntrant, toIdCard18 } from '@quanzi/contract'
import { makeAutoObservable, observableRef } from 'mobx'
import { createId } from '@/lib/createId'
import { type AgeRule, checkEntrants, type EntrantProblem } from './checkEntrant'
import type { EntrantDraft, EntrantQuestion } from './EntrantQuestion'

interface Parts {
  /** YYYY-MM-DD */
  readonly today: () => string
  readonly min?: number
  readonly max?: number
}

const empty = (): EntrantDraft => ({ key: createId(), name: '', mobile: '', answers: {} })

/** The people of one enrolment, as the user types them in. */
export class EntrantsStore {
  /** People the member has entered before. */
  saved: readonly SavedEntrant[] = []
  drafts: readonly EntrantDraft[] = []
  questions: readonly EntrantQuestion[] = []
  age: AgeRule | null = null
  /** Errors show only after the user has tried to send the form. */
  tried = false
  /** True while chosen pictures are not uploaded. */
  hasPictures = false
  readonly min: number
  readonly max: number

  constructor(private readonly parts: Parts) {
    this.min = parts.min ?? 1
    this.max = parts.max ?? 10
    this.drafts = Array.from({ length: this.min }, empty)
    makeAutoObservable<EntrantsStore, 'parts'>(this, {
      parts: false,
      min: false,
      max: false,
      drafts: observableRef,
      saved: observableRef,
      questions: observableRef,
      age: observableRef,
    })
  }

  get count(): number {
    return this.drafts.length
  }

  get problems(): readonly ReadonlyMap<string, EntrantProblem>[] {
    return checkEntrants(this.drafts, { questions: this.questions, today: this.parts.today(), age: this.age })
  }

  /** Row and field of the first error; null when the form is valid. */
  get firstProblem(): { readonly row: number; readonly field: string } | null {
    for (const [row, problems] of this.problems.entries()) {
      const [field] = problems.keys()
      if (field !== undefined) return { row, field }
    }
    return null
  }

  /** True while there is nothing to come back to. */
  get isBlank(): boolean {
    return !this.hasPictures && this.drafts.every(isBlank)
  }

  setPictures(hasPictures: boolean): void {
    this.hasPictures = hasPictures
  }

  ask(questions: readonly EntrantQuestion[]): void {
    this.questions = questions
  }

  limitAge(age: AgeRule | null): void {
    this.age = age
  }

  restore(drafts: readonly EntrantDraft[]): void {
    const kept = drafts.slice(0, this.max)
    this.drafts = [...kept, ...Array.from({ length: Math.max(0, this.min - kept.length) }, empty)]
  }

  /** Removes or adds people to reach `count`. Removes empty rows before filled ones, and the last before the first. */
  setCount(count: number): void {
    const wanted = Math.min(this.max, Math.max(this.min, count))
    if (wanted >= this.count) {
      this.drafts = [...this.drafts, ...Array.from({ length: wanted - this.count }, empty)]
      return
    }
    const rows = this.drafts.map((draft, at) => ({ at, blank: isBlank(draft) }))
    const leaving = new Set(
      rows
        .sort((a, b) => Number(b.blank) - Number(a.blank) || b.at - a.at)
        .slice(0, this.count - wanted)
        .map(({ at }) => at),
    )
    this.drafts = this.drafts.filter((_, at) => !leaving.has(at))
  }

  /** Adds empty rows before the row at this place. */
  insert(at: number, count: number): void {
    const added = Array.from({ length: Math.max(0, Math.min(count, this.max - this.count)) }, empty)
    this.drafts = [...this.drafts.slice(0, at), ...added, ...this.drafts.slice(at)]
  }

  remove(key: string): void {
    if (this.count > this.min) this.drafts = this.drafts.filter((draft) => draft.key !== key)
  }

  type(key: string, field: string, value: string): void {
    this.drafts = this.drafts.map((draft) => {
      if (draft.key !== key) return draft
      if (field === 'name' || field === 'mobile') return { ...draft, [field]: value }
      return { ...draft, answers: { ...draft.answers, [field]: value } }
    })
  }

  /** Offers the people of earlier orders. The known data of a person who is already in the form are filled in. */
  offer(saved: readonly SavedEntrant[]): void {
    this.saved = saved
    this.complete()
  }

  /** The row that a saved person is in; undefined when they are not in the form. */
  rowOf(person: SavedEntrant): EntrantDraft | undefined {
    return this.drafts.find((draft) => this.isSame(draft, person))
  }

  /**
   * Puts a saved person into the first empty row, or into a new one; removes them when they are already in the
   * form.
   */
  toggle(person: SavedEntrant): void {
    const row = this.rowOf(person)
    if (row) {
      if (this.count > this.min) this.remove(row.key)
      else this.drafts = this.drafts.map((draft) => (draft === row ? empty() : draft))
      return
    }
    const blank = this.drafts.find(isBlank) ?? (this.count < this.max ? empty() : null)
    if (!blank) return
    const filled = this.filled(blank, person)
    this.drafts = this.drafts.includes(blank)
      ? this.drafts.map((draft) => (draft === blank ? filled : draft))
      : [...this.drafts, filled]
  }

  /** True when the form can take one more person. */
  get hasRoom(): boolean {
    return this.count < this.max || this.drafts.some(isBlank)
  }

  /** A deleted saved person stays in the form. */
  forget(id: string): void {
    this.saved = this.saved.filter((person) => person.id !== id)
  }

  private get idQuestion(): EntrantQuestion | undefined {
    return this.questions.find(({ type }) => type === 'idCard')
  }

  private isSame({ name, mobile, answers }: EntrantDraft, person: SavedEntrant): boolean {
    const idCard = this.idQuestion && answers[this.idQuestion.id]?.trim()
    if (idCard && person.idCard) return toIdCard18(idCard) === person.idCard
    return name.trim() === person.name && mobile.trim() === person.mobile
  }

  private filled(draft: EntrantDraft, { name, mobile, idCard }: SavedEntrant): EntrantDraft {
    const { idQuestion } = this
    const answers = idQuestion && idCard ? { ...draft.answers, [idQuestion.id]: idCard } : draft.answers
    return { ...draft, name, mobile, answers }
  }

  private complete(): void {
    this.drafts = this.drafts.map((draft) => {
      const person = isBlank(draft) ? undefined : this.saved.find((one) => this.isSame(draft, one))
      return person ? this.filled(draft, person) : draft
    })
  }

  /** Fills the empty fields of the first person. */
  suggest(name: string, mobile: string): void {
    const [first, ...rest] = this.drafts
    if (first) this.drafts = [{ ...first, name: first.name || name, mobile: first.mobile || mobile }, ...rest]
    this.complete()
  }

  /** The people as an order needs them; null while the form has errors, which then show. */
  ready(): readonly Entrant[] | null {
    this.tried = true
    if (this.firstProblem) return null
    return this.drafts.map(({ name, mobile, answers }) => ({
      name: name.trim(),
      mobile: mobile.trim(),
      answers: Object.fromEntries(
        this.questions.map(({ id }) => [id, (answers[id] ?? '').trim()]).filter(([, answer]) => answer !== ''),
      ),
    }))
  }
}

export const isBlank = ({ name, mobile, answers }: EntrantDraft): boolean =>
  [name, mobile, ...Object.values(answers)].every((value) => value.trim() === '')

/** True when a draft from the device still has the shape of a list of people. */
export const areDrafts = (value: unknown): value is readonly EntrantDraft[] =>
  Array.isArray(value) &&
  value.every(
    (one: unknown) =>
      typeof one === 'object' &&
      one !== null &&
      'key' in one &&
      typeof one.key === 'string' &&
      'name' in one &&
      typeof one.name === 'string' &&
      'mobile' in one &&
      typeof one.mobile === 'string' &&
      'answers' in one &&
      typeof one.answers === 'object' &&
      one.answers !== null,
  )

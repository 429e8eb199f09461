import { isMobile, type NeedFields, shanghaiDay } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** What the form holds, as typed; days YYYY-MM-DD. */
export type NeedTexts = Readonly<
  Record<'destination' | 'from' | 'to' | 'budget' | 'name' | 'phone' | 'note' | 'people', string>
>
export type NeedProblem = 'destination' | 'dates' | 'name' | 'phone'

const BLANK: NeedTexts = {
  ...{ destination: '', from: '', to: '', people: '2' },
  ...{ budget: '', name: '', phone: '', note: '' },
}

export const areNeedTexts = (value: unknown): value is NeedTexts =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(BLANK).every((key) => typeof (value as Record<string, unknown>)[key] === 'string')

interface Parts {
  readonly draft: { read: () => NeedTexts | null; write: (texts: NeedTexts | null) => void }
  readonly requireMember: () => Promise<boolean>
  readonly send: (fields: NeedFields) => Promise<unknown>
  readonly now: () => number
}

/** The form of a bespoke request. */
export class NeedStore {
  texts = BLANK
  tried = false
  busy = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<NeedStore, 'parts'>(this, { parts: false, texts: observableRef })
  }

  /** Takes the draft of who is here now. */
  begin(): void {
    this.texts = this.parts.draft.read() ?? BLANK
  }

  get today(): string {
    return shanghaiDay(this.parts.now())
  }

  get problems(): readonly NeedProblem[] {
    const { destination, from, to, name, phone } = this.texts
    const wrong: readonly (readonly [NeedProblem, boolean])[] = [
      ['destination', destination.trim() === ''],
      // A draft of another day may begin in the past.
      ['dates', from < this.today || to < from],
      ['name', name.trim().length < 2],
      ['phone', !isMobile(phone.trim())],
    ]
    return wrong.flatMap(([problem, is]) => (is ? [problem] : []))
  }

  write(change: Partial<NeedTexts>): void {
    this.texts = { ...this.texts, ...change }
    this.parts.draft.write(this.texts)
  }

  /** A press on a day: the first one begins, a later or the same one ends, and then it begins again. */
  chooseDay(date: string): void {
    const { from, to } = this.texts
    if (from !== '' && to === '' && date >= from) this.write({ to: date })
    else this.write({ from: date, to: '' })
  }

  /** Fills empty fields from the member's details. */
  suggest({ name, phone }: { readonly name: string; readonly phone: string }): void {
    this.texts = { ...this.texts, name: this.texts.name || name, phone: this.texts.phone || phone }
  }

  /** The first problem; 'sent' when the request is stored; null for a visitor, and while it is being sent. */
  async submit(): Promise<NeedProblem | 'sent' | null> {
    this.tried = true
    const [first] = this.problems
    if (first || this.busy) return first ?? null
    this.busy = true
    try {
      if (!(await this.parts.requireMember())) return null
      const { destination, from, to, people, budget, name, phone, note } = this.texts
      await this.parts.send({
        ...{ destination: destination.trim(), from, to, name: name.trim(), phone: phone.trim(), note: note.trim() },
        ...{ people: Number(people), budget: Math.round(Number(budget || 0) * 100) },
      })
      runInAction(() => {
        this.texts = { ...BLANK, name, phone }
        this.tried = false
      })
      this.parts.draft.write(null)
      return 'sent'
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}

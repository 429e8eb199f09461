import { makeAutoObservable, observableRef } from 'mobx'
import type { DialogOptions } from './dialog'

export type ToastPosition = 'top' | 'middle' | 'bottom'
export type ToastNote = { text: string; tone: 'plain' | 'success' | 'error'; position: ToastPosition }
type Question = DialogOptions & { answer: (yes: boolean) => void }

/** The second tap of a double tap comes within this time, in ms. */
const SECOND_TAP_MS = 300

/** What floats over every screen: one toast at a time, and one dialog after another. */
export class Overlays {
  toast: ToastNote | null = null
  questions: readonly Question[] = []
  /** What fields say is wrong, while they show it. */
  private said: readonly string[] = []
  /** True right after an answer, so that the second tap of a double tap does not hit what is under the button. */
  shielded = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private shieldTimer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    makeAutoObservable<Overlays, 'said' | 'timer' | 'shieldTimer'>(this, {
      toast: observableRef,
      said: observableRef,
      questions: observableRef,
      timer: false,
      shieldTimer: false,
    })
  }

  get question(): Question | undefined {
    return this.questions[0]
  }

  showToast(note: ToastNote, duration: number) {
    clearTimeout(this.timer)
    this.toast = note
    this.timer = setTimeout(() => this.hideToast(), duration)
  }

  /** The toast to draw: what a field already says is not said twice. */
  get shownToast(): ToastNote | null {
    return this.toast && !this.said.includes(this.toast.text) ? this.toast : null
  }

  /** A field shows these words until the returned function is called. */
  fieldSays(words: string): () => void {
    this.said = [...this.said, words]
    return () => this.fieldSilent(words)
  }

  private fieldSilent(words: string) {
    const at = this.said.indexOf(words)
    this.said = this.said.filter((_, index) => index !== at)
  }

  hideToast() {
    clearTimeout(this.timer)
    this.toast = null
  }

  ask(options: DialogOptions): Promise<boolean> {
    return new Promise((resolve) => {
      this.add({ ...options, answer: resolve })
    })
  }

  answer(yes: boolean) {
    const [first, ...rest] = this.questions
    this.questions = rest
    this.shield()
    first?.answer(yes)
  }

  private shield() {
    clearTimeout(this.shieldTimer)
    this.shielded = true
    this.shieldTimer = setTimeout(() => this.unshield(), SECOND_TAP_MS)
  }

  private unshield() {
    this.shielded = false
  }

  private add(question: Question) {
    this.questions = [...this.questions, question]
  }
}

export const overlays = new Overlays()

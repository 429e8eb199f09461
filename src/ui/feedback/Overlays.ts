import { makeAutoObservable, observableRef } from 'mobx'
import type { DialogOptions } from './dialog'

export type ToastPosition = 'top' | 'middle' | 'bottom'
export type ToastNote = { text: string; tone: 'plain' | 'success' | 'error'; position: ToastPosition }
type Question = DialogOptions & { answer: (yes: boolean) => void }

/** What floats over every screen: one toast at a time, and questions one after another. */
export class Overlays {
  toast: ToastNote | null = null
  questions: readonly Question[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    makeAutoObservable<Overlays, 'timer'>(this, { toast: observableRef, questions: observableRef, timer: false })
  }

  get question(): Question | undefined {
    return this.questions[0]
  }

  showToast(note: ToastNote, duration: number) {
    clearTimeout(this.timer)
    this.toast = note
    this.timer = setTimeout(() => this.hideToast(), duration)
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
    first?.answer(yes)
  }

  private add(question: Question) {
    this.questions = [...this.questions, question]
  }
}

export const overlays = new Overlays()

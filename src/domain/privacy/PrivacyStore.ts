import { makeAutoObservable, observableRef } from 'mobx'

type Answer = (agreed: boolean) => void

/** Whoever waits for the visitor's consent: several things may at once, and one answer serves them all. */
export class PrivacyStore {
  waiting: readonly Answer[] = []

  constructor() {
    makeAutoObservable(this, { waiting: observableRef })
  }

  get isAsking(): boolean {
    return this.waiting.length > 0
  }

  ask(answer: Answer): void {
    this.waiting = [...this.waiting, answer]
  }

  answer(agreed: boolean): void {
    const { waiting } = this
    this.waiting = []
    for (const answer of waiting) answer(agreed)
  }
}

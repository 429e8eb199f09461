import { makeAutoObservable, observableRef } from 'mobx'

type Answer = (agreed: boolean) => void

/** Asks for the visitor's consent. Several calls may wait at once; one answer serves them all. */
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

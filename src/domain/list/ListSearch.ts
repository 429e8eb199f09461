import { makeAutoObservable } from 'mobx'

/** What is typed into the search of a list, and what the list was last asked for. */
export class ListSearch {
  word = ''
  asked = ''

  constructor(private readonly reload: () => void) {
    makeAutoObservable<ListSearch, 'reload'>(this, { reload: false })
  }

  /** Emptied, the box asks for everything again at once. */
  write(word: string): void {
    this.word = word
    if (word === '') this.submit()
  }

  submit(): void {
    const word = this.word.trim()
    if (word === this.asked) return
    this.asked = word
    this.reload()
  }
}

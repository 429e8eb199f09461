import { makeAutoObservable } from 'mobx'

/** The search box of a list: its text, and the word of the last search. */
export class ListSearch {
  word = ''
  asked = ''

  constructor(private readonly reload: () => void) {
    makeAutoObservable<ListSearch, 'reload'>(this, { reload: false })
  }

  /** When the box becomes empty, the list shows everything again at once. */
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

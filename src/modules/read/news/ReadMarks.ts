import { makeAutoObservable, observableRef } from 'mobx'

interface Shelf {
  read(): readonly string[]
  write(ids: readonly string[]): void
}

/** Enough to dim recently read items without filling the phone. */
const LIMIT = 300

/** The news items that the visitor has opened on this device. */
export class ReadMarks {
  private ids: readonly string[]

  constructor(private readonly shelf: Shelf) {
    this.ids = shelf.read()
    makeAutoObservable<ReadMarks, 'shelf' | 'ids'>(this, { shelf: false, ids: observableRef })
  }

  has(id: string): boolean {
    return this.ids.includes(id)
  }

  add(id: string): void {
    if (this.has(id)) return
    this.ids = [id, ...this.ids].slice(0, LIMIT)
    this.shelf.write(this.ids)
  }
}

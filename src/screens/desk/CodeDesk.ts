import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** A code without the spaces of its printed groups of four. */
export const plainCode = (text: string): string => text.replace(/\s+/g, '')

/** Where staff use codes, one after the other. */
export class CodeDesk<Used> {
  code = ''
  tried = false
  busy = false
  done: Used | null = null

  constructor(private readonly send: (code: string) => Promise<Used>) {
    makeAutoObservable<CodeDesk<Used>, 'send'>(this, { send: false, done: observableRef })
  }

  type(code: string): void {
    this.code = code
  }

  /** True after the use. False without a code or while a call is in progress. Rejects with the gateway's message. */
  async use(): Promise<boolean> {
    this.tried = true
    const code = plainCode(this.code)
    if (code === '' || this.busy) return false
    this.busy = true
    try {
      const done = await this.send(code)
      runInAction(() => {
        this.done = done
        this.code = ''
        this.tried = false
      })
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  next(): void {
    this.done = null
  }
}

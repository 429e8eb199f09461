import type { GameResult } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'

export interface Inquiry {
  readonly bib?: string
  readonly name?: string
  readonly idTail?: string
}

interface Parts {
  readonly find: (wish: Inquiry) => Promise<GameResult>
  readonly claim: (wish: Required<Pick<Inquiry, 'name' | 'idTail'>>) => Promise<{ readonly entryId: string }>
  readonly requireMember: () => Promise<boolean>
}

export type InquiryWay = 'bib' | 'name'
type Field = 'bib' | 'name' | 'tail'

/** Looks a result up by bib, or by name and the end of the ID number. Nothing of it is kept on the device. */
export class InquiryStore {
  way: InquiryWay = 'bib'
  bib = ''
  name = ''
  tail = ''
  tried = false
  busy = false
  result: GameResult | null = null
  /** True when nothing was found. */
  none = false
  claimed = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<InquiryStore, 'parts'>(this, { parts: false, result: observableRef })
  }

  choose(way: InquiryWay): void {
    this.way = way
    this.clear()
  }

  write(fields: Partial<Record<Field, string>>): void {
    Object.assign(this, fields)
    this.clear()
  }

  get problems(): readonly Field[] {
    if (this.way === 'bib') return this.bib.trim() === '' ? ['bib'] : []
    return [
      ...([...this.name.trim()].length < 2 ? (['name'] as const) : []),
      ...(/^\d{3}[\dXx]$/.test(this.tail.trim()) ? [] : (['tail'] as const)),
    ]
  }

  isWrong(field: Field): boolean {
    return this.tried && this.problems.includes(field)
  }

  /** Only who knows name and number can claim. */
  get mayClaim(): boolean {
    return this.way === 'name' && this.result !== null && !this.result.mine && this.result.free && !this.claimed
  }

  /** Rejects with the gateway's message, except for a result that is not there. */
  async find(): Promise<void> {
    this.tried = true
    if (this.busy || this.problems.length > 0) return
    this.busy = true
    this.none = false
    this.result = null
    try {
      const result = await this.parts.find(
        this.way === 'bib' ? { bib: this.bib.trim() } : { name: this.name.trim(), idTail: this.tail.trim() },
      )
      runInAction(() => {
        this.result = result
      })
    } catch (error) {
      if (!isGatewayError(error, 'NOTFOUND')) throw error
      runInAction(() => {
        this.none = true
      })
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  /** The claimed entry; null for a visitor and while something runs. Rejects with the gateway's message. */
  async claim(): Promise<string | null> {
    if (this.busy || !this.mayClaim) return null
    this.busy = true
    try {
      if (!(await this.parts.requireMember())) return null
      const { entryId } = await this.parts.claim({ name: this.name.trim(), idTail: this.tail.trim() })
      runInAction(() => {
        this.claimed = true
      })
      return entryId
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  private clear(): void {
    this.result = null
    this.none = false
    this.claimed = false
  }
}

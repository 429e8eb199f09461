import { type CardState, freezeCard, getRealCards, isCardNo, type RealCard } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Call, call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'

interface Parts {
  readonly iid: number
  readonly ask?: Call
  readonly once?: typeof callOnce
}

/** The member's own cards, and the state of any card by its number. */
export class CardsStore {
  own: readonly RealCard[] = []
  no = ''
  /** What the number said; null before it was asked. */
  found: RealCard | null = null
  /** Why nothing was found; '' without a fault. */
  fault = ''
  busy = false
  /** The lost card that is made usable again; null while the sheet is closed. */
  lost: RealCard | null = null
  code = ''

  constructor(private readonly parts: Parts) {
    makeAutoObservable<CardsStore, 'parts'>(this, { parts: false, own: observableRef, found: observableRef })
  }

  private get ask(): Call {
    return this.parts.ask ?? call
  }

  async load(): Promise<void> {
    const { cards } = await this.ask(getRealCards, { iid: this.parts.iid })
    runInAction(() => {
      this.own = cards
    })
  }

  write(no: string): void {
    this.no = no
    this.fault = ''
  }

  get isNo(): boolean {
    return isCardNo(this.no.replace(/\s/g, ''))
  }

  async query(): Promise<void> {
    if (this.busy || !this.isNo) return
    this.busy = true
    this.found = null
    try {
      const { cards } = await this.ask(getRealCards, { iid: this.parts.iid, cardNo: this.no.replace(/\s/g, '') })
      runInAction(() => {
        this.found = cards[0] ?? null
        this.fault = ''
      })
    } catch (error) {
      runInAction(() => {
        this.fault = errorText(error)
      })
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  askCode(card: RealCard | null): void {
    this.lost = card
    this.code = ''
  }

  type(code: string): void {
    this.code = code
  }

  /** Reports an own card lost, or makes it usable again; then the cards are read again. */
  async freeze(cardId: string, on: boolean): Promise<CardState> {
    const { iid, once = callOnce } = this.parts
    const verifyCode = on ? {} : { verifyCode: this.code }
    const { state } = await once(`card:freeze:${cardId}:${on}:${on ? '' : this.code}`, freezeCard, (reqId) => ({
      ...{ iid, reqId, cardId, on, ...verifyCode },
    }))
    runInAction(() => {
      this.own = this.own.map((card) => (card.id === cardId ? { ...card, state } : card))
      this.lost = null
    })
    await this.load().catch(() => undefined)
    return state
  }
}

import {
  type CampaignField,
  type CardCampaignAnswer,
  type CardClaim,
  claimCampaign,
  fullYears,
  getCardCampaign,
  shanghaiDay,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Call, call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'

export type FieldProblem = 'missing' | 'ageWrong' | 'peopleWrong' | 'addressWrong' | 'dateWrong'

type Answers = Readonly<Record<string, string>>

interface Parts {
  readonly iid: number
  readonly code: string
  readonly now: () => number
  /** What was written, on the device. */
  readonly draft: { readonly read: () => Answers | null; readonly write: (value: Answers | null) => void }
  readonly ask?: Call
  readonly once?: typeof saveOnce
}

/** A campaign with its form. */
export class CampaignStore {
  answer: CardCampaignAnswer | null = null
  fields: Answers = {}
  tried = false
  busy = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<CampaignStore, 'parts'>(this, { parts: false, answer: observableRef, fields: observableRef })
  }

  async load(): Promise<void> {
    const { iid, code, ask = call } = this.parts
    const answer = await ask(getCardCampaign, { iid, code })
    runInAction(() => {
      // The first answer comes when it is known whose draft there may be.
      if (!this.answer) this.fields = this.parts.draft.read() ?? {}
      this.answer = answer
    })
  }

  get claim(): CardClaim | null {
    return this.answer?.claim ?? null
  }

  /** What hinders claiming; null when nothing does. */
  get hindrance(): 'claimed' | 'gone' | 'needCard' | 'noFit' | null {
    const { answer } = this
    if (!answer?.campaign) return null
    if (answer.cardId === '') return answer.claim ? 'claimed' : answer.holder ? 'noFit' : 'needCard'
    return answer.campaign.left === 0 ? 'gone' : null
  }

  write(id: string, value: string): void {
    this.fields = { ...this.fields, [id]: value }
    this.parts.draft.write(this.fields)
  }

  /** What is wrong with a field, after the first try. */
  problemOf(field: CampaignField): FieldProblem | null {
    return this.tried ? this.faultOf(field) : null
  }

  private faultOf({ id, type, must, min, max }: CampaignField): FieldProblem | null {
    const said = (this.fields[id] ?? '').trim()
    if (said === '') return must ? 'missing' : null
    const today = shanghaiDay(this.parts.now())
    const inRange = (n: number) => n >= (min ?? 0) && n <= (max ?? Number.MAX_SAFE_INTEGER)
    if (type === 'birthday' && (said > today || !inRange(fullYears(said, today)))) return 'ageWrong'
    if (type === 'count' && (!/^\d+$/.test(said) || !inRange(Number(said)))) return 'peopleWrong'
    if (type === 'date' && said < today) return 'dateWrong'
    const length = [...said].length
    return type === 'address' && (length < 5 || length > 120) ? 'addressWrong' : null
  }

  /** The first field that is wrong. */
  get firstFault(): CampaignField | null {
    return this.answer?.campaign?.fields.find((field) => this.faultOf(field) !== null) ?? null
  }

  /**
   * `again`: the card had claimed before, and what was written then stands. Null while fields are wrong. Rejects with
   * the gateway's error.
   */
  async submit(): Promise<'claimed' | 'again' | null> {
    this.tried = true
    const { answer } = this
    if (this.busy || !answer?.cardId || this.firstFault) return null
    this.busy = true
    const { iid, code, draft, once = saveOnce } = this.parts
    const { cardId } = answer
    try {
      const { claim, again } = await once(`card:claim:${code}:${cardId}`, claimCampaign, {
        ...{ iid, code, cardId, fields: this.fields },
      })
      runInAction(() => {
        this.answer = { ...answer, claim, cardId: '' }
      })
      draft.write(null)
      await this.load().catch(() => undefined)
      return again ? 'again' : 'claimed'
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}

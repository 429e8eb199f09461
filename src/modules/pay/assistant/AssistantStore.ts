import type { Assistant, AssistantAnswer, AssistantTurn, CreditPack } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

const LEAST = 2
const MOST = 500

interface Parts {
  readonly fetch: () => Promise<Assistant>
  /** A repeat has the same request id until an answer arrives. */
  readonly ask: (question: string) => Promise<AssistantAnswer>
}

/** The conversation with the assistant. A question without an answer stays with its text, and costs nothing. */
export class AssistantStore {
  state: ScreenState = screenLoading
  credits = 0
  packs: readonly CreditPack[] = []
  turns: readonly AssistantTurn[] = []
  /** What may be asked first; none once something was. */
  suggestions: readonly string[] = []
  /** The question that is being sent or was not answered; '' for none. */
  pending = ''
  busy = false
  /** Why the pending question was not answered; '' while it is being sent. */
  problem = ''
  /** True while the packs are shown. */
  buying = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<AssistantStore, 'parts'>(this, { parts: false, packs: observableRef, turns: observableRef })
  }

  async load(): Promise<void> {
    try {
      const { credits, packs, history, suggestions } = await this.parts.fetch()
      runInAction(() => {
        if (credits > this.credits) this.buying = false
        this.credits = credits
        this.packs = packs
        this.turns = history
        this.suggestions = history.length > 0 ? [] : suggestions
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (this.state.kind !== 'ready') this.state = failedState(error, () => void this.load())
      })
    }
  }

  showPacks(on: boolean): void {
    this.buying = on
  }

  /** Sends a question. Resolves to true when it was answered, so that its draft can be removed. */
  async ask(text: string): Promise<boolean> {
    const question = text.trim()
    if (this.busy || faultOf(question) !== null) return false
    if (this.credits < 1) {
      this.buying = true
      return false
    }
    this.busy = true
    this.pending = question
    this.suggestions = []
    this.problem = ''
    try {
      const { credits, ...turn } = await this.parts.ask(question)
      runInAction(() => {
        this.credits = credits
        this.turns = [...this.turns.filter(({ id }) => id !== turn.id), turn]
        this.pending = ''
      })
      return true
    } catch (error) {
      runInAction(() => {
        this.problem = errorText(error)
        if (isGatewayError(error, 'BALANCE')) {
          this.credits = 0
          this.buying = true
        }
      })
      return false
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}

/** The fault of a question; null when it can be sent. */
export function faultOf(question: string): 'short' | 'long' | null {
  const length = [...question.trim()].length
  return length < LEAST ? 'short' : length > MOST ? 'long' : null
}

import { countTrimmed } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'

/** The texts of a team, which its captain writes. */
export interface TeamWords {
  readonly name: string
  readonly slogan: string
  readonly notice: string
  readonly max: number
  readonly open: boolean
}

export const TEAM_LIMITS = { name: { min: 2, max: 12 }, slogan: 30, notice: 200, size: { min: 2, max: 50 } } as const

/** The words of a new team. */
export const BLANK_TEAM: TeamWords = { name: '', slogan: '', notice: '', max: 6, open: true }

interface Parts {
  /** Changes the team with this id; without an id creates one. */
  readonly save: (words: TeamWords, id: string | null) => Promise<unknown>
  /** Where the words of a new team are kept until it has been saved. */
  readonly draft: { readonly read: () => TeamWords | null; readonly write: (words: TeamWords | null) => void }
}

/** The form of a team. It stays filled while its sheet is closed, until it has been saved. */
export class TeamForm {
  words: TeamWords = BLANK_TEAM
  /** The team to change; null for a new one. */
  id: string | null = null
  isOpen = false
  tried = false
  busy = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<TeamForm, 'parts'>(this, { parts: false })
  }

  get wrongName(): boolean {
    const length = countTrimmed(this.words.name)
    return this.tried && (length < TEAM_LIMITS.name.min || length > TEAM_LIMITS.name.max)
  }

  found(): void {
    this.words = this.parts.draft.read() ?? BLANK_TEAM
    this.begin(null)
  }

  change(id: string, words: TeamWords): void {
    this.words = words
    this.begin(id)
  }

  close(): void {
    this.isOpen = false
  }

  write(change: Partial<TeamWords>): void {
    this.words = { ...this.words, ...change }
    if (this.id === null) this.parts.draft.write(this.words)
  }

  /**
   * True after saving. False while the name is invalid or a call is in progress. Rejects with the gateway's message.
   */
  async save(): Promise<boolean> {
    this.tried = true
    if (this.busy || this.wrongName) return false
    this.busy = true
    const { words, id } = this
    try {
      await this.parts.save(
        { ...words, name: words.name.trim(), slogan: words.slogan.trim(), notice: words.notice.trim() },
        id,
      )
      runInAction(() => {
        this.isOpen = false
        this.words = BLANK_TEAM
        if (id === null) this.parts.draft.write(null)
      })
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  private begin(id: string | null): void {
    this.id = id
    this.isOpen = true
    this.tried = false
  }
}

import { type Comment, countTrimmed, TALK } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

interface Parts {
  /** The newest lines, or those after an id, oldest first. */
  readonly fetch: (afterId: string | null) => Promise<{ readonly list: readonly Comment[]; readonly hasMore: boolean }>
  readonly send: (line: string) => Promise<{ readonly id: string }>
  readonly me: () => Comment['user'] | null
  readonly now: () => number
}

/** How many lines stay. */
const MOST_LINES = 200
/** How many pages are read to catch up; of more lines only the newest matter. */
const MOST_PAGES = 4

const isBefore = (a: Comment, b: Comment): number => Number(b.id) - Number(a.id)

/** The talk of a live room, newest first, in the order of the ids. The screen draws it from the bottom up. */
export class TalkStore {
  lines: readonly Comment[] = []
  /** The own line while it is sent, below the others. */
  own: Comment | null = null
  draft = ''
  failed = false
  /** True while the newest line is in sight: else new ones wait, so that nothing jumps. */
  isAtEnd = true
  /** Grows when the newest line has to come into sight. */
  jumps = 0
  private waiting: readonly Comment[] = []
  private asking = false
  /**
   * Up to which id the last reading went, and the one before. Only reading moves them: of what was said before a push
   * or the own line, some may never have come. A line of a lower id may be stored a moment later, so the next reading
   * begins where the one before the last ended.
   */
  private readTo = { last: '', before: '' }

  constructor(private readonly parts: Parts) {
    makeAutoObservable<TalkStore, 'parts' | 'asking' | 'readTo' | 'waiting'>(this, {
      ...{ parts: false, asking: false, readTo: false, waiting: observableRef },
      ...{ lines: observableRef, own: observableRef },
    })
  }

  /** How many lines wait. */
  get newCount(): number {
    return this.waiting.length
  }

  get isTooLong(): boolean {
    return countTrimmed(this.draft) > TALK.textMax
  }

  /** Reads the newest lines, then what was said since. A failure is said only where nothing is shown. */
  async read(): Promise<void> {
    if (this.asking) return
    this.asking = true
    try {
      await this.catchUp()
      runInAction(() => {
        this.failed = false
      })
    } catch {
      runInAction(() => {
        this.failed = this.lines.length + this.waiting.length === 0
      })
    } finally {
      this.asking = false
    }
  }

  private async catchUp(): Promise<void> {
    const from = this.readTo.before
    if (from === '') return await this.readNewest()
    let [at, hasMore] = [from, true]
    for (let page = 0; hasMore && page < MOST_PAGES; page += 1) {
      const found = await this.parts.fetch(at)
      this.receive(found.list)
      at = found.list[found.list.length - 1]?.id ?? at
      hasMore = found.hasMore
    }
    if (hasMore) await this.readNewest()
    else this.readTo = { last: at, before: this.readTo.last }
  }

  private async readNewest(): Promise<void> {
    const { list } = await this.parts.fetch(null)
    this.receive(list)
    const last = list.reduce((most, { id }) => (Number(id) > Number(most) ? id : most), '0')
    this.readTo = { last, before: last }
  }

  /** Lines by push or by reading; one that is known already is not shown twice. */
  receive(lines: readonly Comment[]): void {
    const known = new Set([...this.lines, ...this.waiting].map(({ id }) => id))
    const fresh = lines.filter(({ id }) => !known.has(id))
    if (fresh.length === 0) return
    if (fresh.some(({ id }) => id === this.own?.id)) this.own = null
    this.waiting = [...this.waiting, ...fresh].sort(isBefore).slice(0, MOST_LINES)
    if (this.isAtEnd || this.lines.length === 0) this.show()
  }

  show(): void {
    this.lines = [...this.waiting, ...this.lines].sort(isBefore).slice(0, MOST_LINES)
    this.waiting = []
  }

  setAtEnd(isAtEnd: boolean): void {
    this.isAtEnd = isAtEnd
    if (isAtEnd && this.newCount > 0) this.show()
  }

  /** Brings the newest line into sight, from wherever one reads. */
  goToEnd(): void {
    if (!this.isAtEnd) this.jumps += 1
    this.isAtEnd = true
    this.show()
  }

  write(line: string): void {
    this.draft = line
  }

  /** Shows the own line at once. On a refusal it returns to the field, and the call rejects. */
  async send(): Promise<void> {
    const content = this.draft.trim()
    if (content === '' || this.isTooLong || this.own) return
    const { now, me } = this.parts
    const user = me() ?? { rid: 0, nick_name: '', headImg: '' }
    this.own = { id: '', content, scores: [0, 0, 0], user, createdAt: now() }
    this.draft = ''
    this.goToEnd()
    try {
      const { id } = await this.parts.send(content)
      runInAction(() => {
        const sent = this.own && { ...this.own, id }
        this.own = null
        if (sent) this.receive([sent])
        this.show()
      })
    } catch (error) {
      runInAction(() => {
        this.own = null
        if (this.draft === '') this.draft = content
      })
      throw error
    }
  }
}

import { type Comment, type CommentFilter, type CommentPage, countTrimmed, type Person } from '@quanzi/contract'
import { makeAutoObservable, observableRef } from 'mobx'
import { PagedList } from '../list/PagedList'

export interface CommentParts {
  readonly fetchPage: (pageNo: number, filter: CommentFilter) => Promise<CommentPage>
  /** Resolves to the new comment's id. */
  readonly add: (content: string, replyTo: string) => Promise<{ readonly id: string }>
  /** The draft survives when the user leaves the screen. */
  readonly draft: { read: () => string; write: (text: string) => void }
  readonly me: () => Person | null
  readonly now: () => number
}

/** Maximum length of a comment. */
export const COMMENT_MAX = 500
export type CommentProblem = 'empty' | 'long'

/** The comments of one item and the user's draft. */
export class CommentStore {
  readonly list: PagedList<Comment>
  text = ''
  replyTo: Comment | null = null
  sending = false
  filter: CommentFilter = 'all'
  /** Number of comments by filter, and the average of the reviews. */
  counts: CommentPage['counts'] = { all: 0, good: 0, middle: 0, bad: 0, picture: 0 }
  average = 0
  /** Errors show under the field only after the user has tried to send. */
  tried = false

  constructor(private readonly parts: CommentParts) {
    this.list = new PagedList(
      (pageNo) => this.fetchPage(pageNo),
      ({ id }) => id,
    )
    makeAutoObservable<CommentStore, 'parts' | 'fetchPage'>(this, {
      parts: false,
      list: false,
      fetchPage: false,
      counts: observableRef,
    })
  }

  /** Takes the draft of who is here now. */
  begin(): void {
    this.text = this.parts.draft.read()
  }

  get problem(): CommentProblem | null {
    const length = countTrimmed(this.text)
    if (length === 0) return 'empty'
    return length > COMMENT_MAX ? 'long' : null
  }

  /** True for an item with reviews: its comments can be filtered. */
  get isReviewed(): boolean {
    const { good, middle, bad } = this.counts
    return good + middle + bad > 0
  }

  choose(filter: CommentFilter): void {
    if (filter === this.filter) return
    this.filter = filter
    this.list.reload()
  }

  write(text: string): void {
    this.text = text
    this.parts.draft.write(text)
  }

  answer(comment: Comment | null): void {
    this.replyTo = comment
  }

  /** Sends the draft, which stays until the gateway has it. Resolves to the comment's id, null when the draft is invalid. */
  async send(): Promise<string | null> {
    this.tried = true
    if (this.problem || this.sending) return null
    this.sending = true
    const content = this.text.trim()
    const { replyTo } = this
    try {
      const { id } = await this.parts.add(content, replyTo?.id ?? '')
      this.sent(id, content, replyTo)
      return id
    } finally {
      this.stopped()
    }
  }

  /** Puts what others have written meanwhile above the rest. */
  receive(comments: readonly Comment[]): void {
    const known = new Set(this.list.rows.map(({ id }) => id))
    const fresh = comments.filter(({ id }) => !known.has(id))
    if (fresh.length === 0) return
    for (const comment of fresh) this.list.prepend(comment)
    // Some may be older than the own comment, which stands already.
    const first = Math.min(...fresh.map(({ id }) => Number(id)))
    const isLater = ({ id }: Comment) => Number(id) >= first
    this.list.change((rows) => [
      ...rows.filter(isLater).sort((a, b) => Number(b.id) - Number(a.id)),
      ...rows.filter((row) => !isLater(row)),
    ])
    this.counts = { ...this.counts, all: this.counts.all + fresh.length }
  }

  private sent(id: string, content: string, replyTo: Comment | null): void {
    const user = this.parts.me() ?? { rid: 0, nick_name: '', headImg: '' }
    const quoted = replyTo && {
      replyTo: { id: replyTo.id, nick_name: replyTo.user.nick_name, content: replyTo.content },
    }
    this.list.prepend({ id, content, scores: [0, 0, 0], user, createdAt: this.parts.now(), ...(quoted ?? {}) })
    this.counts = { ...this.counts, all: this.counts.all + 1 }
    this.write('')
    this.tried = false
    this.replyTo = null
  }

  private async fetchPage(pageNo: number): Promise<CommentPage> {
    const page = await this.parts.fetchPage(pageNo, this.filter)
    this.count(page)
    return page
  }

  private count({ counts, average }: CommentPage): void {
    this.counts = counts
    this.average = average
  }

  private stopped(): void {
    this.sending = false
  }
}

import { type Comment, countTrimmed, type Person } from '@quanzi/contract'
import { makeAutoObservable } from 'mobx'
import { PagedList } from '../list/PagedList'

interface CommentPage {
  readonly list: readonly Comment[]
  readonly total: number
  readonly hasMore: boolean
}

export interface CommentParts {
  readonly fetchPage: (pageNo: number) => Promise<CommentPage>
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
  text: string
  replyTo: Comment | null = null
  sending = false
  /** Errors show under the field only after the user has tried to send. */
  tried = false

  constructor(private readonly parts: CommentParts) {
    this.list = new PagedList(parts.fetchPage, ({ id }) => id)
    this.text = parts.draft.read()
    makeAutoObservable<CommentStore, 'parts'>(this, { parts: false, list: false })
  }

  get problem(): CommentProblem | null {
    const length = countTrimmed(this.text)
    if (length === 0) return 'empty'
    return length > COMMENT_MAX ? 'long' : null
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

  private sent(id: string, content: string, replyTo: Comment | null): void {
    const user = this.parts.me() ?? { rid: 0, nick_name: '', headImg: '' }
    const quoted = replyTo && {
      replyTo: { id: replyTo.id, nick_name: replyTo.user.nick_name, content: replyTo.content },
    }
    this.list.prepend({ id, content, scores: [0, 0, 0], user, createdAt: this.parts.now(), ...(quoted ?? {}) })
    this.write('')
    this.tried = false
    this.replyTo = null
  }

  private stopped(): void {
    this.sending = false
  }
}

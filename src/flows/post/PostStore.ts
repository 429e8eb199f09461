import type { SavedContent } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { errorText } from '@/locales/errorText'
import type { UploadWait } from '@/ui/media/UploadQueue'
import { EMPTY_POST, type PostForm, problemOf } from './PostForm'

export interface PostParts {
  readonly save: (form: PostForm) => Promise<SavedContent>
  readonly draft: { read: () => PostForm | null; write: (form: PostForm | null) => void }
  /** The post is stored: shows it. */
  readonly onPublished: (saved: SavedContent) => unknown
}

/**
 * A post that is being written and sent. The draft stays on the device until the gateway has the post, so that a
 * failure, a reload or a killed app loses nothing.
 */
export class PostStore {
  form: PostForm = EMPTY_POST
  isOpen = false
  /** Errors show only after the author has tried to publish. */
  tried = false
  /** `sending` and `failed` show the post above the list. */
  state: 'writing' | 'sending' | 'failed' = 'writing'
  failure = ''
  /** Why it cannot be published yet: pictures or a video are being uploaded. */
  wait: UploadWait = 'none'

  constructor(private readonly parts: PostParts) {
    makeAutoObservable<PostStore, 'parts'>(this, { parts: false, form: observableRef })
  }

  get problem() {
    return problemOf(this.form)
  }

  open(part: Partial<PostForm> = {}): void {
    if (this.state === 'sending') return
    this.state = 'writing'
    // Only a member opens it, so it is known whose draft there may be.
    if (this.form === EMPTY_POST) this.form = this.parts.draft.read() ?? EMPTY_POST
    if (Object.keys(part).length > 0) this.change(part)
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  change(part: Partial<PostForm>): void {
    this.form = { ...this.form, ...part }
    this.parts.draft.write(this.form)
  }

  setWait(wait: UploadWait): void {
    this.wait = wait
  }

  /** A tap on 发布, or on 重试. A second tap while it is sent does nothing. */
  async publish(): Promise<void> {
    this.tried = true
    if (this.state === 'sending' || this.wait !== 'none' || this.problem) return
    this.state = 'sending'
    this.isOpen = false
    const { form } = this
    try {
      const saved = await this.parts.save(form)
      runInAction(() => {
        this.form = EMPTY_POST
        this.tried = false
        this.state = 'writing'
        this.parts.draft.write(null)
      })
      await this.parts.onPublished(saved)
    } catch (error) {
      runInAction(() => {
        this.state = 'failed'
        this.failure = errorText(error)
      })
    }
  }

  /** The author gives up the post that could not be sent. */
  discard(): void {
    this.form = EMPTY_POST
    this.tried = false
    this.state = 'writing'
    this.parts.draft.write(null)
  }
}

import { type ContentBlock, type ContentDetail, MOST_PLACES, type Place, type SavedContent } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { type UploadWait, waitOf } from '@/ui/media/UploadQueue'
import { failedState } from '@/ui/screen/failedState'
import type { ScreenState } from '@/ui/screen/ScreenState'
import {
  bodyOf,
  draftForm,
  EMPTY_NOTE,
  formOf,
  type NoteBlock,
  type NoteDraft,
  type NoteForm,
  type NoteProblem,
  problemsOf,
  tooLong,
} from './NoteForm'

export type NoteStatus = 'draft' | 'published'

export interface NoteWish {
  readonly id: string | null
  readonly version: number | null
  readonly form: NoteForm
  readonly body: readonly ContentBlock[]
  readonly status: NoteStatus
}

export interface NoteParts {
  /** Loads the stored note; null for a new one. */
  readonly fetch: (() => Promise<ContentDetail>) | null
  readonly save: (wish: NoteWish) => Promise<SavedContent>
  /** The draft on the device: changes that the gateway does not have yet. */
  readonly draft: { read: () => NoteDraft | null; write: (draft: NoteDraft | null) => void }
}

export type NoteOutcome =
  /** Pictures are still being uploaded. */
  | { readonly kind: 'unfinished'; readonly wait: UploadWait }
  | { readonly kind: 'problem'; readonly problem: NoteProblem }
  | { readonly kind: 'saved'; readonly id: string }
  /** The note was changed elsewhere; `msg` is the gateway's message. */
  | { readonly kind: 'stale'; readonly msg: string }

/** The editor of a note. Changes are on the device at once, until the gateway has stored them. */
export class NoteStore {
  state: ScreenState = { kind: 'loading' }
  form: NoteForm = EMPTY_NOTE
  /** The fields, or the note as readers see it. */
  mode: 'edit' | 'read' = 'edit'
  /** Errors show only after the author has tried to publish. */
  tried = false
  saving: NoteStatus | null = null
  status: NoteStatus = 'draft'
  /** Number of chosen pictures that are not uploaded yet, by block. */
  private waits: ReadonlyMap<string, UploadWait> = new Map()
  private id: string | null = null
  private version: number | null = null
  private nextKey = 0
  /** The content of an attempt without an answer. The answer to the next attempt may belong to this one. */
  private underWay: { readonly form: NoteForm; readonly status: NoteStatus } | null = null

  constructor(private readonly parts: NoteParts) {
    makeAutoObservable<NoteStore, 'parts' | 'nextKey' | 'underWay' | 'waits'>(this, {
      parts: false,
      form: observableRef,
      waits: observableRef,
      nextKey: false,
      underWay: false,
    })
  }

  get problems(): readonly NoteProblem[] {
    return problemsOf(this.form)
  }

  get wait(): UploadWait {
    return waitOf([...this.waits.values()])
  }

  get body(): readonly ContentBlock[] {
    return bodyOf(this.form)
  }

  /** Loads the stored note and applies the draft of this device; with `fresh` without the draft. */
  async load(fresh = false): Promise<void> {
    const { fetch, draft } = this.parts
    if (fresh) draft.write(null)
    const kept = draft.read()
    try {
      const stored = fetch && (await fetch())
      runInAction(() => {
        if (stored && !stored.mine.author) {
          this.state = { kind: 'empty' }
          return
        }
        this.id = stored?.id ?? null
        // A draft is sent with the version it is based on, so that the gateway can refuse an outdated one.
        this.version = kept ? kept.version : (stored?.version ?? null)
        this.status = stored?.status === 'published' ? 'published' : 'draft'
        this.form = kept ? draftForm(kept) : stored ? formOf(stored) : EMPTY_NOTE
        this.nextKey = this.form.blocks.length
        if (stored && !kept) this.mode = 'read'
        this.state = { kind: 'ready' }
      })
    } catch (error) {
      runInAction(() => {
        this.state = failedState(error, () => void this.load())
      })
    }
  }

  show(mode: 'edit' | 'read'): void {
    this.mode = mode
  }

  change(part: Partial<NoteForm>): void {
    this.form = { ...this.form, ...part }
    this.parts.draft.write({ form: this.form, version: this.version })
  }

  /** A place that was chosen on the map; the same one stands once. */
  addPlace(place: Place): void {
    const others = this.form.places.filter(({ name, address }) => name !== place.name || address !== place.address)
    if (others.length < MOST_PLACES) this.change({ places: [...others, place] })
  }

  removePlace(at: number): void {
    this.change({ places: this.form.places.filter((_, index) => index !== at) })
  }

  addBlock(type: NoteBlock['type']): void {
    const keys = new Set(this.form.blocks.map(({ key }) => key))
    while (keys.has(`b${this.nextKey}`)) this.nextKey += 1
    this.change({ blocks: [...this.form.blocks, { key: `b${this.nextKey}`, type }] })
  }

  changeBlock(key: string, part: Partial<ContentBlock>): void {
    this.change({ blocks: this.form.blocks.map((block) => (block.key === key ? { ...block, ...part } : block)) })
  }

  removeBlock(key: string): void {
    this.setWait(key, 'none')
    this.change({ blocks: this.form.blocks.filter((block) => block.key !== key) })
  }

  /** Moves a paragraph up by one. */
  raiseBlock(key: string): void {
    const at = this.form.blocks.findIndex((block) => block.key === key)
    const [block, above] = [this.form.blocks[at], this.form.blocks[at - 1]]
    if (!block || !above) return
    this.change({ blocks: [...this.form.blocks.slice(0, at - 1), block, above, ...this.form.blocks.slice(at + 1)] })
  }

  setWait(key: string, wait: UploadWait): void {
    this.waits = new Map(this.waits).set(key, wait)
  }

  /** The stored note, for deleting it; null while there is none. */
  get stored(): { readonly id: string; readonly version: number } | null {
    return this.id !== null && this.version !== null ? { id: this.id, version: this.version } : null
  }

  /** A tap on a save button. Null while one is in progress. Rejects with other errors. */
  async submit(status: NoteStatus): Promise<NoteOutcome | null> {
    if (this.saving) return null
    if (this.wait !== 'none') return { kind: 'unfinished', wait: this.wait }
    try {
      const saved = await this.save(status)
      if (saved) return { kind: 'saved', id: saved.id }
      const [problem] = this.wrong(status)
      return problem ? { kind: 'problem', problem } : null
    } catch (error) {
      if (isGatewayError(error, 'STALE')) return { kind: 'stale', msg: error.msg }
      throw error
    }
  }

  /** Saves the note. Null while it has errors. Rejects with the gateway's message; the form stays filled. */
  async save(status: NoteStatus): Promise<SavedContent | null> {
    if (this.saving) return null
    const wrong = this.wrong(status)
    this.tried = wrong.length > 0
    if (wrong.length > 0) {
      this.mode = 'edit'
      return null
    }
    this.saving = status
    try {
      for (;;) {
        const { saved, isAll } = await this.send(status)
        if (isAll) return saved
      }
    } finally {
      runInAction(() => {
        this.saving = null
      })
    }
  }

  /** The errors for this status. A draft may lack any part, but must not be too long. */
  private wrong(status: NoteStatus): readonly NoteProblem[] {
    return this.problems.filter((problem) => status === 'published' || tooLong(problem))
  }

  /** Sends the form once. Removes the draft on the device when the gateway has all of it. */
  private async send(status: NoteStatus): Promise<{ readonly saved: SavedContent; readonly isAll: boolean }> {
    const { form, id, version, body } = this
    const carried = this.underWay ?? { form, status }
    this.underWay = carried
    try {
      const saved = await this.parts.save({ id, version, form, body, status })
      this.underWay = null
      return runInAction(() => {
        this.id = saved.id
        this.version = saved.version
        this.status = saved.status === 'published' ? 'published' : 'draft'
        const isAll = carried.form === this.form && carried.status === status
        this.parts.draft.write(isAll ? null : { form: this.form, version: saved.version })
        return { saved, isAll }
      })
    } catch (error) {
      if (isGatewayError(error) && (error.kind === 'business' || error.kind === 'auth')) this.underWay = null
      throw error
    }
  }
}

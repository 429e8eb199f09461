import { ALBUM, type ContentDetail, type SavedAlbum } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx'
import type { KeptPictures } from '@/flows/upload/KeptPictures'
import type { PickedFile } from '@/platform/media/types'
import { type UploadItem, type Uploading, UploadQueue } from '@/ui/media/UploadQueue'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { type AlbumDraft, type AlbumForm, EMPTY_ALBUM, formOf, isSameForm, problemOf, withForm } from './albumForm'

/** How many pictures are uploaded at once. */
const AT_ONCE = 3

export interface AlbumSave extends Partial<AlbumForm> {
  readonly id?: string
  /** Of the request that makes an album. */
  readonly reqId?: string
  readonly addPhotos: readonly { readonly key: string; readonly w: number; readonly h: number }[]
}

interface Parts {
  /** The album to add to; '' for a new one. */
  readonly id: string
  readonly fetch: (id: string) => Promise<ContentDetail>
  readonly pictures: KeptPictures
  readonly pick: (count: number) => Promise<readonly PickedFile[]>
  readonly upload: (file: PickedFile, onProgress: (percent: number) => void) => Uploading
  readonly save: (wish: AlbumSave) => Promise<SavedAlbum>
  /** Asks whether the others are saved without those that failed. */
  readonly askRest: (failed: number) => Promise<boolean>
  readonly draft: { readonly read: () => AlbumDraft | null; readonly write: (draft: AlbumDraft | null) => void }
  readonly newReqId: () => string
  readonly notAllowed: () => string
}

export type Published = 'noPhotos' | 'created' | 'saved' | 'left' | null

/** A new album, or photos for an old one: words, uploads that outlast the process, and saving. */
export class AddAlbumStore {
  readonly queue = new UploadQueue([], AT_ONCE)
  form: AlbumForm = EMPTY_ALBUM
  state: ScreenState
  /** The album as the gateway has it. */
  album: ContentDetail | null = null
  id: string
  /** The form was sent with something wrong. */
  tried = false
  saving = false
  private reqId: string
  private sent = false
  private readonly sizes = new Map<string, { readonly width: number; readonly height: number }>()

  constructor(private readonly parts: Parts) {
    const draft = parts.draft.read()
    this.id = parts.id || draft?.id || ''
    this.reqId = draft?.reqId || parts.newReqId()
    this.sent = draft?.tried === true
    if (draft && parts.id === '') this.form = draft.form
    this.state = parts.id === '' ? screenReady : screenLoading
    makeAutoObservable<AddAlbumStore, 'parts' | 'sizes' | 'reqId' | 'sent'>(this, {
      queue: false,
      parts: false,
      sizes: false,
      reqId: false,
      sent: false,
      form: observableRef,
      album: observableRef,
    })
  }

  /** The words are the owner's; whoever makes an album owns it. */
  get isOwner(): boolean {
    return this.parts.id === '' || this.album?.mine.author === true
  }

  /** True when leaving would lose or stop something. The words of a new album stay on the device. */
  get mustStay(): boolean {
    return this.queue.items.length > 0 || (this.album !== null && this.isOwner && !isSameForm(this.form, this.album))
  }

  get problem() {
    return this.isOwner ? problemOf(this.form) : null
  }

  get done(): number {
    return this.count('uploaded')
  }

  get failed(): number {
    return this.count('failed')
  }

  /** Uploads that are waiting or under way. */
  get busy(): boolean {
    return this.count('waiting') + this.count('uploading') > 0
  }

  get draft(): AlbumDraft {
    const uploaded = this.queue.items.flatMap(({ shown, address, state }) => {
      const name = this.parts.pictures.nameOf(shown)
      return state === 'uploaded' && name ? [[name, address] as const] : []
    })
    const { form, reqId, sent, id } = this
    return { form, uploaded: Object.fromEntries(uploaded), reqId, tried: sent, id }
  }

  /** Reads the album, and goes on with the pictures of an earlier visit. */
  async begin(): Promise<void> {
    const { pictures, draft, id } = this.parts
    const known = draft.read()?.uploaded ?? {}
    const locals = await pictures.restore()
    runInAction(() =>
      this.queue.restore(locals.map((local) => ({ local, address: known[pictures.nameOf(local) ?? ''] }))),
    )
    if (id !== '') await this.load()
  }

  async load(): Promise<void> {
    try {
      const detail = await this.parts.fetch(this.parts.id)
      runInAction(() => {
        const { album } = detail
        this.album = detail
        const form = formOf(detail)
        if (form) this.form = form
        this.state = album?.mayAdd
          ? screenReady
          : { kind: 'empty', drawing: 'locked', message: this.parts.notAllowed() }
      })
    } catch (error) {
      runInAction(() => {
        this.state = failedState(error, () => void this.load())
      })
    }
  }

  change(part: Partial<AlbumForm>): void {
    this.form = { ...this.form, ...part }
  }

  async choose(room: number): Promise<readonly string[]> {
    const picked = await this.parts.pick(Math.min(room, ALBUM.choice))
    return picked.length > 0 ? await this.parts.pictures.keep(picked) : []
  }

  upload(local: string, onProgress: (percent: number) => void): Uploading {
    const file = this.parts.pictures.fileOf(local)
    if (!file) throw new Error(`${local} was not chosen here`)
    const { address, abort } = this.parts.upload(file, onProgress)
    // A signature ends, and what ends is not kept.
    return { address: address.then((signed) => signed.replace(/\?.*$/, '')), abort }
  }

  setSize({ shown }: UploadItem, size: { width: number; height: number }): void {
    this.sizes.set(shown, size)
  }

  forget(local: string): void {
    void this.parts.pictures.forget(local)
    this.keep()
  }

  togglePause(): void {
    if (this.queue.paused) this.queue.resume()
    else this.queue.pause()
  }

  retryAll(): void {
    this.queue.retryFailed()
  }

  /** Writes the draft; nothing when there is nothing to come back to. */
  keep(): void {
    const isEmpty = this.queue.items.length === 0 && (this.id !== '' || this.form === EMPTY_ALBUM)
    this.parts.draft.write(isEmpty ? null : this.draft)
  }

  /** Stops the uploads when the screen goes; the pictures stay on the device. */
  close(): void {
    this.queue.pause()
    this.keep()
  }

  /** Waits for the uploads, saves what is stored, and leaves what failed for another try. */
  async publish(): Promise<Published> {
    if (this.saving) return null
    this.tried = true
    if (this.problem) return null
    const { queue } = this
    if (queue.items.length === 0 && (this.parts.id === '' || !this.isOwner)) return 'noPhotos'
    this.saving = true
    try {
      if (queue.paused) queue.resume()
      await when(() => !this.busy || queue.paused)
      if (queue.paused || (this.failed > 0 && !(await this.parts.askRest(this.failed)))) return null
      const stored = queue.items.filter(({ state }) => state === 'uploaded')
      if (stored.length === 0 && queue.items.length > 0) return null
      return await this.send(stored)
    } finally {
      runInAction(() => {
        this.saving = false
      })
    }
  }

  private async send(stored: readonly UploadItem[]): Promise<Published> {
    const { pictures } = this.parts
    const isNew = this.id === ''
    await this.save(stored)
    for (const item of stored) {
      void pictures.forget(item.shown)
      this.queue.remove(item)
    }
    this.keep()
    if (this.failed > 0) return 'left'
    return isNew ? 'created' : 'saved'
  }

  private async save(stored: readonly UploadItem[]): Promise<void> {
    const { save } = this.parts
    const addPhotos = stored.map(({ address, shown }) => {
      const { width = 0, height = 0 } = this.sizes.get(shown) ?? {}
      return { key: address, w: Math.round(width), h: Math.round(height) }
    })
    const words = this.isOwner ? this.form : {}
    if (this.id !== '') {
      await save({ ...words, id: this.id, addPhotos })
      const { album } = this
      runInAction(() => {
        if (album && this.isOwner) this.album = withForm(album, this.form)
      })
      return
    }
    const again = this.sent
    this.sent = true
    this.keep()
    const { id } = await save({ ...words, reqId: this.reqId, addPhotos })
    runInAction(() => {
      this.id = id
    })
    // The first answer may be that of fewer photos and other words.
    if (again) await save({ ...words, id, addPhotos })
  }

  private count(wanted: UploadItem['state']): number {
    return this.queue.items.filter(({ state }) => state === wanted).length
  }
}

import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** An upload in progress: the address of the stored file, and a function that aborts it. */
export type Uploading = { readonly address: Promise<string>; abort: () => void }

/** Uploads one local file and reports its progress, 0–100. */
export type UploadLocal = (local: string, onProgress: (percent: number) => void) => Uploading

export type UploadState = 'waiting' | 'uploading' | 'uploaded' | 'failed'

/** Why a form waits for its pictures: some are under way, or one has failed. */
export type UploadWait = 'none' | 'uploading' | 'failed'

/** Why a form with several fields for pictures waits. */
export const waitOf = (waits: readonly (UploadWait | undefined)[]): UploadWait =>
  waits.includes('failed') ? 'failed' : waits.includes('uploading') ? 'uploading' : 'none'

export class UploadItem {
  address: string
  /** 0–100 during the upload. */
  percent = 0
  abort: () => void = () => undefined
  /** Tells an upload that was stopped from the one that follows it. */
  attempt = 0

  constructor(
    readonly key: string,
    readonly shown: string,
    public state: UploadState,
  ) {
    this.address = state === 'uploaded' ? shown : ''
    makeAutoObservable(this, { abort: false, attempt: false })
  }
}

/** Uploads one picture after another, or some at once. A failed one keeps its position and can be repeated. */
export class UploadQueue {
  items: readonly UploadItem[]
  /** Nothing is uploaded until it goes on. */
  paused = false
  private made = 0
  private running = 0
  private upload: UploadLocal = () => ({ address: Promise.reject(new Error('no upload')), abort: () => undefined })
  private changed: (addresses: string[]) => void = () => undefined

  constructor(
    stored: readonly string[],
    private readonly atOnce = 1,
  ) {
    this.items = stored.map((address) => new UploadItem(this.nextKey(), address, 'uploaded'))
    makeAutoObservable<UploadQueue, 'made' | 'running' | 'atOnce' | 'upload' | 'changed'>(this, {
      items: observableRef,
      made: false,
      running: false,
      atOnce: false,
      upload: false,
      changed: false,
    })
  }

  connect(upload: UploadLocal, changed: (addresses: string[]) => void) {
    this.upload = upload
    this.changed = changed
  }

  /** Number of pictures that are waiting, uploading or failed. */
  get unfinished(): number {
    return this.items.filter(({ state }) => state !== 'uploaded').length
  }

  get wait(): UploadWait {
    return this.hasFailed ? 'failed' : this.unfinished > 0 ? 'uploading' : 'none'
  }

  add(locals: readonly string[]) {
    this.restore(locals.map((local) => ({ local })))
  }

  /** Adds pictures of an earlier visit; those with an address are uploaded already. */
  restore(pictures: readonly { readonly local: string; readonly address?: string | undefined }[]) {
    const items = pictures.map(({ local, address }) => {
      const item = new UploadItem(this.nextKey(), local, address ? 'uploaded' : 'waiting')
      if (address) item.address = address
      return item
    })
    this.items = [...this.items, ...items]
    this.run()
  }

  retry(item: UploadItem) {
    item.state = 'waiting'
    this.run()
  }

  get hasFailed(): boolean {
    return this.items.some(({ state }) => state === 'failed')
  }

  retryFailed() {
    for (const item of this.items) if (item.state === 'failed') item.state = 'waiting'
    this.run()
  }

  /** Stops the uploads that are under way; they begin again with `resume`. */
  pause() {
    this.paused = true
    for (const item of this.items) {
      if (item.state !== 'uploading') continue
      item.state = 'waiting'
      item.attempt += 1
      item.abort()
    }
  }

  resume() {
    this.paused = false
    this.run()
  }

  remove(item: UploadItem) {
    this.items = this.items.filter((other) => other !== item)
    if (item.state === 'uploaded') this.tell()
    else item.abort()
  }

  private run() {
    while (!this.paused && this.running < this.atOnce) {
      const item = this.nextWaiting()
      if (!item) return
      this.running += 1
      void this.send(item).finally(() => {
        this.running -= 1
        this.run()
      })
    }
  }

  private async send(item: UploadItem) {
    item.attempt += 1
    const { attempt } = item
    const ifCurrent = (change: () => void) => {
      if (item.attempt === attempt) runInAction(change)
    }
    item.state = 'uploading'
    item.percent = 0
    try {
      const uploading = this.upload(item.shown, (percent) =>
        ifCurrent(() => {
          item.percent = percent
        }),
      )
      item.abort = uploading.abort
      const address = await uploading.address
      ifCurrent(() => {
        item.address = address
        item.state = 'uploaded'
        if (this.items.includes(item)) this.tell()
      })
    } catch {
      ifCurrent(() => {
        item.state = 'failed'
      })
    }
  }

  private nextWaiting() {
    return this.items.find((item) => item.state === 'waiting')
  }

  private nextKey() {
    this.made += 1
    return `picture-${this.made}`
  }

  private tell() {
    this.changed(this.items.filter((item) => item.state === 'uploaded').map((item) => item.address))
  }
}

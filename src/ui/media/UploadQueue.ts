import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** An upload in progress: the address of the stored file, and a function that aborts it. */
export type Uploading = { readonly address: Promise<string>; abort: () => void }

/** Uploads one local file and reports its progress, 0–100. */
export type UploadLocal = (local: string, onProgress: (percent: number) => void) => Uploading

export type UploadState = 'waiting' | 'uploading' | 'uploaded' | 'failed'

export class UploadItem {
  address: string
  /** 0–100 during the upload. */
  percent = 0
  abort: () => void = () => undefined

  constructor(
    readonly key: string,
    readonly shown: string,
    public state: UploadState,
  ) {
    this.address = state === 'uploaded' ? shown : ''
    makeAutoObservable(this, { abort: false })
  }
}

/** Uploads one picture after another. A failed one keeps its position and can be repeated. */
export class UploadQueue {
  items: readonly UploadItem[]
  private made = 0
  private busy = false
  private upload: UploadLocal = () => ({ address: Promise.reject(new Error('no upload')), abort: () => undefined })
  private changed: (addresses: string[]) => void = () => undefined

  constructor(stored: readonly string[]) {
    this.items = stored.map((address) => new UploadItem(this.nextKey(), address, 'uploaded'))
    makeAutoObservable<UploadQueue, 'made' | 'busy' | 'upload' | 'changed'>(this, {
      items: observableRef,
      made: false,
      busy: false,
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

  add(locals: readonly string[]) {
    this.items = [...this.items, ...locals.map((local) => new UploadItem(this.nextKey(), local, 'waiting'))]
    void this.run()
  }

  retry(item: UploadItem) {
    item.state = 'waiting'
    void this.run()
  }

  remove(item: UploadItem) {
    this.items = this.items.filter((other) => other !== item)
    if (item.state === 'uploaded') this.tell()
    else item.abort()
  }

  private async run() {
    if (this.busy) return
    this.busy = true
    try {
      for (let item = this.nextWaiting(); item; item = this.nextWaiting()) await this.send(item)
    } finally {
      this.busy = false
    }
  }

  private async send(item: UploadItem) {
    runInAction(() => {
      item.state = 'uploading'
      item.percent = 0
    })
    try {
      const uploading = this.upload(item.shown, (percent) =>
        runInAction(() => {
          item.percent = percent
        }),
      )
      item.abort = uploading.abort
      const address = await uploading.address
      runInAction(() => {
        item.address = address
        item.state = 'uploaded'
      })
      if (this.items.includes(item)) this.tell()
    } catch {
      runInAction(() => {
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

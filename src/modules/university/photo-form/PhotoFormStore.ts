import type { FaceResult } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** 0 not checked, 1 passed, 2 failed (screens-activities §3b). */
export const PHOTO_FLAG = { fresh: 0, passed: 1, failed: 2 } as const
export type PhotoFlag = (typeof PHOTO_FLAG)[keyof typeof PHOTO_FLAG]

interface Parts {
  /** The expected result of the check; nothing is stored. */
  readonly look: (imgPath: string) => Promise<FaceResult>
  readonly detect: (imgPath: string) => Promise<FaceResult>
  /**
   * The upload's newly signed address; empty when the current one is still valid, or the upload has left the bucket.
   */
  readonly sign: (address: string) => Promise<string>
}

/** Only the query of an address expires; the path identifies the photo. */
const withoutQuery = (address: string): string => address.split('?')[0] ?? ''

/** One uploaded photo: checked when it is chosen, and again when it is submitted, which is possible once. */
export class PhotoFormStore {
  /** True while the photo is checked before submitting. */
  looking = false
  /** True when it will pass. */
  isGood = false
  flag: PhotoFlag = PHOTO_FLAG.fresh
  result: FaceResult | null = null
  busy = false

  constructor(
    /** Address of the upload. */
    public imgurl: string,
    private readonly parts: Parts,
  ) {
    makeAutoObservable<PhotoFormStore, 'parts'>(this, { parts: false, result: observableRef })
  }

  /** The photo to show: after the check the upload itself is no longer available. */
  get shown(): string {
    return this.result?.imgUrl || this.imgurl
  }

  /** Checks the photo, and requests a fresh address, because that of an old upload has expired. */
  async open(): Promise<void> {
    await Promise.all([this.renew(), this.look()])
  }

  private async renew(): Promise<void> {
    const { imgurl } = this
    const fresh = await this.parts.sign(imgurl).catch(() => '')
    runInAction(() => {
      if (fresh && this.imgurl === imgurl) this.imgurl = fresh
    })
  }

  /** Without an answer the photo stays as it is: submitting checks it anyway. */
  private async look(): Promise<void> {
    const { imgurl } = this
    const photo = withoutQuery(imgurl)
    this.looking = true
    const seen = await this.parts.look(imgurl).catch(() => null)
    runInAction(() => {
      if (withoutQuery(this.imgurl) !== photo) return
      this.looking = false
      if (!seen || this.busy || this.flag !== PHOTO_FLAG.fresh) return
      this.isGood = seen.succ
      if (!seen.succ) this.fail(seen)
    })
  }

  private fail(result: FaceResult): void {
    this.result = result
    this.flag = PHOTO_FLAG.failed
  }

  /** Replaces the photo by another one. */
  async retake(imgurl: string): Promise<void> {
    this.imgurl = imgurl
    this.result = null
    this.isGood = false
    this.flag = PHOTO_FLAG.fresh
    await this.look()
  }

  /** The result; null when there is nothing to check or a check is in progress. Rejects with the gateway's message. */
  async submit(): Promise<FaceResult | null> {
    if (this.busy || this.flag !== PHOTO_FLAG.fresh) return null
    this.busy = true
    try {
      const result = await this.parts.detect(this.imgurl)
      runInAction(() => {
        this.result = result
        this.flag = result.succ ? PHOTO_FLAG.passed : PHOTO_FLAG.failed
      })
      return result
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}

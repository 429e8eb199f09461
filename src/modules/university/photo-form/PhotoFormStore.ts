import type { FaceResult } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** 0 not checked, 1 passed, 2 failed (screens-activities §3b). */
export const PHOTO_FLAG = { fresh: 0, passed: 1, failed: 2 } as const
export type PhotoFlag = (typeof PHOTO_FLAG)[keyof typeof PHOTO_FLAG]

interface Parts {
  readonly detect: (imgPath: string) => Promise<FaceResult>
  /**
   * The upload's newly signed address; empty when the current one is still valid, or the upload has left the bucket.
   */
  readonly sign: (address: string) => Promise<string>
}

/** One uploaded photo before, during and after the face check. */
export class PhotoFormStore {
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

  /** Signs the address again, because that of an old upload has expired. */
  async open(): Promise<void> {
    const { imgurl } = this
    const fresh = await this.parts.sign(imgurl).catch(() => '')
    runInAction(() => {
      if (fresh && this.imgurl === imgurl) this.imgurl = fresh
    })
  }

  /** Replaces a photo that failed. */
  retake(imgurl: string): void {
    this.imgurl = imgurl
    this.result = null
    this.flag = PHOTO_FLAG.fresh
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

import type { FaceResult } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** 0 not looked at yet, 1 passed, 2 failed (screens-activities §3b). */
export const PHOTO_FLAG = { fresh: 0, passed: 1, failed: 2 } as const
export type PhotoFlag = (typeof PHOTO_FLAG)[keyof typeof PHOTO_FLAG]

interface Parts {
  readonly detect: (imgPath: string) => Promise<FaceResult>
  /** The address of the upload signed anew; empty when the one it has is good, or the upload has left the bucket. */
  readonly sign: (address: string) => Promise<string>
}

/** One uploaded photo before, during and after face detection. */
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

  /** The photo to draw: once it has been looked at, the upload itself is no longer served. */
  get shown(): string {
    return this.result?.imgUrl || this.imgurl
  }

  /** Asks for a fresh address, because that of an old upload has expired. */
  async open(): Promise<void> {
    const { imgurl } = this
    const fresh = await this.parts.sign(imgurl).catch(() => '')
    runInAction(() => {
      if (fresh && this.imgurl === imgurl) this.imgurl = fresh
    })
  }

  /** Another photo in place of one that failed. */
  retake(imgurl: string): void {
    this.imgurl = imgurl
    this.result = null
    this.flag = PHOTO_FLAG.fresh
  }

  /** The result; null when there is nothing to look at or it is being done. Rejects with the gateway's words. */
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

import { makeAutoObservable, observableRef } from 'mobx'
import type { PictureParts } from '@/ui/media/ImageUploader'
import { mustWait } from '@/ui/media/mustWait'
import { type UploadWait, waitOf } from '@/ui/media/UploadQueue'

type FieldParts = Omit<PictureParts, 'onWait'>
type FormParts = PictureParts & Required<Pick<PictureParts, 'onWait'>>

interface Parts {
  /** The functions for the uploader of a field. */
  readonly partsOf: (field: string, isPrivate: boolean) => FieldParts
  /** Takes from the device what waits in the fields that begin so. */
  readonly drop: (field: string) => unknown
}

/** The pictures of a form, by its fields: those that wait, on the device and for its button. */
export class FormPictures {
  /** Another one with each discarding: the fields begin anew. */
  round = 0
  private waits: ReadonlyMap<string, UploadWait> = new Map()
  private readonly fields = new Map<string, FormParts>()

  constructor(private readonly parts: Parts) {
    makeAutoObservable<FormPictures, 'parts' | 'waits' | 'fields'>(this, {
      ...{ parts: false, fields: false, of: false },
      waits: observableRef,
    })
  }

  get wait(): UploadWait {
    return waitOf([...this.waits.values()])
  }

  /** The functions for the uploader of this field; the same ones each time. */
  of(field: string, isPrivate = false): FormParts {
    const known = this.fields.get(field) ?? this.make(field, isPrivate)
    this.fields.set(field, known)
    return known
  }

  /** True while the form has to wait for its pictures; says why. */
  mustWait(): boolean {
    return mustWait(this.wait)
  }

  /** The form was sent, or one of its fields is gone. What was chosen while it was being sent stays. */
  clear(field = ''): void {
    if (field !== '' || this.wait === 'none') this.parts.drop(field)
  }

  /** What was chosen is not wanted any more, even while it is on its way. */
  discard(): void {
    this.parts.drop('')
    this.round += 1
  }

  private make(field: string, isPrivate: boolean): FormParts {
    const parts = this.parts.partsOf(field, isPrivate)
    return {
      ...parts,
      upload: (local, onProgress) => {
        const { round } = this
        const { address, abort } = parts.upload(local, onProgress)
        const ofRound = async () => {
          const stored = await address
          if (round !== this.round) throw new Error(`${local} was discarded`)
          return stored
        }
        return { address: ofRound(), abort }
      },
      onWait: (wait) => this.setWait(field, wait),
    }
  }

  private setWait(field: string, wait: UploadWait): void {
    this.waits = new Map(this.waits).set(field, wait)
  }
}

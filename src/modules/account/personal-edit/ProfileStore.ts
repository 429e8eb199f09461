import { countTrimmed, type Profile } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

export interface ProfileForm {
  readonly nickname: string
  readonly img_path: string
  readonly sex: 0 | 1 | 2
  readonly birthday: string
  readonly signature: string
}

interface Parts {
  readonly save: (form: ProfileForm) => Promise<Profile>
  readonly draft: { read: () => ProfileForm | null; write: (form: ProfileForm | null) => void }
}

const NICKNAME = { min: 2, max: 20 }
const SIGNATURE_MAX = 200

export const formOf = ({ nick_name, headImg, sex, birthday, signature }: Profile): ProfileForm => ({
  nickname: nick_name,
  img_path: headImg,
  sex,
  birthday,
  signature,
})

/** The form of the profile; its draft survives leaving the screen. */
export class ProfileStore {
  form: ProfileForm | null = null
  tried = false
  busy = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<ProfileStore, 'parts'>(this, { parts: false, form: observableRef })
  }

  begin(profile: Profile): void {
    this.form ??= this.parts.draft.read() ?? formOf(profile)
  }

  change(change: Partial<ProfileForm>): void {
    if (!this.form) return
    this.form = { ...this.form, ...change }
    this.parts.draft.write(this.form)
  }

  get problems(): readonly ('nickname' | 'signature')[] {
    if (!this.form) return []
    const length = countTrimmed(this.form.nickname)
    return [
      ...(length < NICKNAME.min || length > NICKNAME.max ? (['nickname'] as const) : []),
      ...(countTrimmed(this.form.signature) > SIGNATURE_MAX ? (['signature'] as const) : []),
    ]
  }

  /** True after saving. False while a field is invalid or a call is in progress. Rejects with the gateway's message. */
  async save(): Promise<boolean> {
    this.tried = true
    const { form } = this
    if (!form || this.busy || this.problems.length > 0) return false
    this.busy = true
    try {
      await this.parts.save({ ...form, nickname: form.nickname.trim(), signature: form.signature.trim() })
      this.parts.draft.write(null)
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}

export const isProfileForm = (value: unknown): value is ProfileForm =>
  typeof value === 'object' &&
  value !== null &&
  'nickname' in value &&
  typeof value.nickname === 'string' &&
  'signature' in value &&
  typeof value.signature === 'string' &&
  'sex' in value &&
  'birthday' in value &&
  'img_path' in value

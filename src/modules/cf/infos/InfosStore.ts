import { CF_MOST_WISH, type CfOwnProject, countTrimmed, isIdCard, isMobile, shanghaiDay } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { fillBlank } from '@/lib/fillBlank'

export interface InfosForm {
  readonly name: string
  readonly phone: string
  readonly size: string
  readonly wish: string
  readonly cover: string
}

export type InfosField = keyof InfosForm | 'idCard'
/** Those that must be right. */
export const FIELDS: readonly InfosField[] = ['name', 'phone', 'idCard', 'wish']
const EMPTY: InfosForm = { name: '', phone: '', size: '', wish: '', cover: '' }

interface Parts {
  readonly save: (fields: InfosForm & { readonly idCard?: string }) => Promise<unknown>
  /** What was typed and not saved yet; without the ID number, which stays on no device. */
  readonly draft: { readonly read: () => InfosForm | null; readonly write: (form: InfosForm | null) => void }
  readonly now: () => number
}

/** True for a form that was kept on the device. */
export const isInfosForm = (value: unknown): value is InfosForm =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(EMPTY).every((key) => typeof (value as Readonly<Record<string, unknown>>)[key] === 'string')

/** The form of who raises money. */
export class InfosStore {
  form: InfosForm | null = null
  idCard = ''
  /** The stored ID number with stars; '' without one. */
  idMasked = ''
  tried = false
  busy = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<InfosStore, 'parts'>(this, { parts: false })
  }

  /** Fills the form, once: with what was typed before, else with what is stored. */
  begin(project: CfOwnProject | null): void {
    this.idMasked = project?.idMasked ?? ''
    if (this.form) return
    const { name = '', phone = '', size = '' } = project?.fields ?? {}
    const stored = { name, phone, size, wish: project?.wish ?? '', cover: project?.cover ?? '' }
    this.form = this.parts.draft.read() ?? stored
  }

  change(fields: Partial<InfosForm>): void {
    this.form = { ...(this.form ?? EMPTY), ...fields }
    this.parts.draft.write(this.form)
  }

  suggest({ name, phone }: Pick<InfosForm, 'name' | 'phone'>): void {
    if (this.form) this.form = fillBlank(this.form, { name, phone })
  }

  typeId(idCard: string): void {
    this.idCard = idCard
  }

  get wrong(): readonly InfosField[] {
    const { name, phone, wish } = this.form ?? EMPTY
    const [names, words] = [countTrimmed(name), countTrimmed(wish)]
    const id = this.idCard.trim()
    const isRight: Readonly<Partial<Record<InfosField, boolean>>> = {
      name: names >= 2 && names <= 20,
      phone: isMobile(phone.trim()),
      idCard: id === '' ? this.idMasked !== '' : isIdCard(id, shanghaiDay(this.parts.now())),
      wish: words >= 1 && words <= CF_MOST_WISH,
    }
    return FIELDS.filter((field) => !isRight[field])
  }

  /** The wrong fields, after the first try. */
  get problems(): readonly InfosField[] {
    return this.tried ? this.wrong : []
  }

  /** True when the draft is stored on the server; false while fields are wrong. Rejects with any error. */
  async save(): Promise<boolean> {
    this.tried = true
    const { form } = this
    if (this.busy || !form || this.wrong.length > 0) return false
    this.busy = true
    const { cover, ...words } = form
    const id = this.idCard.trim()
    const said = {
      name: words.name.trim(),
      phone: words.phone.trim(),
      size: words.size.trim(),
      wish: words.wish.trim(),
    }
    try {
      await this.parts.save({ ...said, cover, ...(id === '' ? {} : { idCard: id }) })
      this.parts.draft.write(null)
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}

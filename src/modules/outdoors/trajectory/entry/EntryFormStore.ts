import { isMobile, type Track } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { fillBlank } from '@/lib/fillBlank'

export interface EntryForm {
  readonly name: string
  readonly mobile: string
  readonly group: string
  readonly consent: boolean
}
export type EntryField = keyof EntryForm
export const BLANK_ENTRY: EntryForm = { name: '', mobile: '', group: '', consent: false }

/** The own data of an entrant. */
export class EntryFormStore {
  form: EntryForm
  tried = false
  busy = false

  constructor(
    private readonly groups: readonly string[],
    private readonly entry: Track['entry'],
    private readonly send: (form: EntryForm, id: string | undefined) => Promise<unknown>,
    private readonly draft: { readonly read: () => EntryForm | null; readonly write: (form: EntryForm | null) => void },
  ) {
    this.form = draft.read() ?? {
      name: entry?.name ?? '',
      mobile: entry?.mobile ?? '',
      group: entry?.answers.group ?? (groups.length === 1 ? (groups[0] ?? '') : ''),
      consent: entry !== null,
    }
    makeAutoObservable<EntryFormStore, 'groups' | 'entry' | 'send' | 'draft'>(this, {
      ...{ groups: false, entry: false, send: false, draft: false },
    })
  }

  type(more: Partial<EntryForm>): void {
    this.form = { ...this.form, ...more }
    this.draft.write(this.form)
  }

  suggest({ name, phone }: { readonly name: string; readonly phone: string }): void {
    this.form = fillBlank(this.form, { name, mobile: phone })
  }

  private get wrong(): readonly EntryField[] {
    const { name, mobile, group, consent } = this.form
    const length = [...name.trim()].length
    const fields: readonly (readonly [EntryField, boolean])[] = [
      ['name', length >= 2 && length <= 20],
      ['mobile', isMobile(mobile.trim())],
      ['group', this.groups.length === 0 || this.groups.includes(group)],
      ['consent', consent],
    ]
    return fields.filter(([, isRight]) => !isRight).map(([field]) => field)
  }

  /** The wrong fields, after the first try. */
  get problems(): readonly EntryField[] {
    return this.tried ? this.wrong : []
  }

  /** True when the entry is stored; false while fields are wrong. */
  async submit(): Promise<boolean> {
    this.tried = true
    if (this.busy || this.wrong.length > 0) return false
    this.busy = true
    try {
      const { name, mobile, ...rest } = this.form
      await this.send({ ...rest, name: name.trim(), mobile: mobile.trim() }, this.entry?.id)
      this.draft.write(null)
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}

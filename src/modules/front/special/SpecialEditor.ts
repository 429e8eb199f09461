import type { Section } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'

/** A section as staff arrange it. */
export interface EditedSection {
  readonly id: string
  readonly type: number
  readonly title: string
  readonly hidden: boolean
}

export interface EditedPage {
  readonly title: string
  readonly version: number
  readonly sections: readonly Section[]
}

interface Parts {
  readonly save: (wish: {
    readonly version: number
    readonly title: string
    readonly sections: readonly Omit<EditedSection, 'type'>[]
  }) => Promise<{ readonly version: number }>
  /** The page as it is stored now. */
  readonly fetch: () => Promise<EditedPage>
}

const rowsOf = (sections: readonly Section[]): readonly EditedSection[] =>
  sections.map(({ id, type, title, hidden }) => ({ id, type, title, hidden: hidden === true }))

/** Arranges the sections of a special page. When somebody else has saved meanwhile, the edits stay. */
export class SpecialEditor {
  title: string
  rows: readonly EditedSection[]
  busy = false
  /** True when somebody else has saved since: the next try saves over the newer version. */
  isStale = false
  private version: number
  private stored: string

  constructor(
    page: EditedPage,
    private readonly parts: Parts,
  ) {
    this.title = page.title
    this.rows = rowsOf(page.sections)
    this.version = page.version
    this.stored = this.text
    makeAutoObservable<SpecialEditor, 'parts'>(this, { parts: false, rows: observableRef })
  }

  private get text(): string {
    return JSON.stringify([this.title, this.rows])
  }

  get isChanged(): boolean {
    return this.text !== this.stored
  }

  get isTitled(): boolean {
    return this.title.trim() !== ''
  }

  retitle(title: string): void {
    this.title = title
  }

  /** Moves a section up or down by one. */
  move(id: string, step: -1 | 1): void {
    const from = this.rows.findIndex((row) => row.id === id)
    const row = this.rows[from]
    const to = from + step
    if (!row || to < 0 || to >= this.rows.length) return
    const others = this.rows.filter((one) => one !== row)
    this.rows = [...others.slice(0, to), row, ...others.slice(to)]
  }

  change(id: string, part: Partial<Pick<EditedSection, 'title' | 'hidden'>>): void {
    this.rows = this.rows.map((row) => (row.id === id ? { ...row, ...part } : row))
  }

  /** The page as visitors would see it. */
  preview(sections: readonly Section[]): readonly Section[] {
    return this.rows.flatMap(({ id, title, hidden }) => {
      const section = sections.find((one) => one.id === id)
      return section && !hidden ? [{ ...section, title }] : []
    })
  }

  /** True when it is saved. Rejects with the gateway's words; the edits stay in any case. */
  async save(): Promise<boolean> {
    if (this.busy || !this.isTitled) return false
    this.busy = true
    try {
      if (this.isStale) await this.takeNewer()
      const { title, rows, version } = this
      const sections = rows.map(({ type: _type, ...row }) => row)
      const saved = await this.parts.save({ version, title: title.trim(), sections })
      runInAction(() => {
        this.version = saved.version
        this.stored = JSON.stringify([title, rows])
      })
      return true
    } catch (error) {
      if (isGatewayError(error, 'STALE'))
        runInAction(() => {
          this.isStale = true
        })
      throw error
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  /** The own order and titles over the newer page: what is new there comes last, what is gone there goes. */
  private async takeNewer(): Promise<void> {
    const { version, sections } = await this.parts.fetch()
    const newer = rowsOf(sections)
    runInAction(() => {
      this.version = version
      this.isStale = false
      this.rows = [
        ...this.rows.filter(({ id }) => newer.some((row) => row.id === id)),
        ...newer.filter(({ id }) => !this.rows.some((row) => row.id === id)),
      ]
    })
  }
}

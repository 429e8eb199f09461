import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import type { ScreenState } from '@/ui/screen/ScreenState'

export const TEMPLATES = ['picture', 'card', 'words'] as const
export type Template = (typeof TEMPLATES)[number]

/** A rendered poster and the short link of its code. */
export interface Poster {
  readonly imgUrl: string
  readonly url: string
}

export interface PosterSubject {
  readonly title: string
  readonly image: string
  /** The target of the code, as a rooted path. */
  readonly path: string
}

interface Parts {
  /** Null when the address cannot be shared. */
  readonly subject: () => Promise<PosterSubject | null>
  readonly draw: (subject: PosterSubject, template: Template) => Promise<Poster>
  readonly badLink: string
}

/** One item's poster in each layout; rendered layouts are cached. */
export class PosterStore {
  state: ScreenState = { kind: 'loading' }
  template: Template = 'picture'
  private subject: PosterSubject | null = null
  private drawn: Readonly<Partial<Record<Template, Poster>>> = {}

  constructor(private readonly parts: Parts) {
    makeAutoObservable<PosterStore, 'parts' | 'subject' | 'drawn'>(this, {
      parts: false,
      subject: false,
      drawn: observableRef,
    })
  }

  /** Null while the chosen layout is being rendered. */
  get poster(): Poster | null {
    return this.drawn[this.template] ?? null
  }

  async load(): Promise<void> {
    this.state = { kind: 'loading' }
    try {
      const subject = this.subject ?? (await this.parts.subject())
      if (!subject) return this.become({ kind: 'error', message: this.parts.badLink })
      this.subject = subject
      await this.draw(this.template)
      this.become({ kind: 'ready' })
    } catch (error) {
      this.become(failedState(error, () => void this.load()))
    }
  }

  /** Shows another layout. False when rendering failed; the former layout then stays. */
  async choose(template: Template): Promise<boolean> {
    const before = this.template
    this.template = template
    try {
      await this.draw(template)
      return true
    } catch {
      runInAction(() => {
        if (this.template === template) this.template = before
      })
      return false
    }
  }

  private async draw(template: Template): Promise<void> {
    if (!this.subject || this.drawn[template]) return
    const poster = await this.parts.draw(this.subject, template)
    runInAction(() => {
      this.drawn = { ...this.drawn, [template]: poster }
    })
  }

  private become(state: ScreenState): void {
    this.state = state
  }
}

import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ComponentType } from 'react'
import { importSections } from './importSections'
import type { SectionProps } from './SectionProps'

/** Section types whose code is loaded when a page has such a section. A new type belongs here. */
export type LaterType = 5 | 6 | 16 | 17 | 18 | 22 | 24 | 25 | 33

export type LaterParts = { readonly [Type in LaterType]: ComponentType<SectionProps<Type>> }

/** The section types that the main package of a mini-program does not contain. */
export class LaterSections {
  parts: LaterParts | null = null
  private isLoading = false

  constructor(
    private readonly fetch: (() => Promise<unknown>) | null,
    private readonly log: (line: string) => void = console.warn,
  ) {
    makeAutoObservable<LaterSections, 'fetch' | 'log' | 'isLoading'>(this, {
      parts: observableRef,
      fetch: false,
      log: false,
      isLoading: false,
    })
  }

  /** Loads the code once. If that fails, the sections are skipped, as unknown ones are. */
  async load(): Promise<void> {
    if (this.parts || this.isLoading) return
    if (!this.fetch) return this.log('this platform cannot load sections later')
    this.isLoading = true
    await this.fetch().catch((error: unknown) => this.log(`sections did not load: ${String(error)}`))
    runInAction(() => {
      this.isLoading = false
    })
  }

  /** Called by the loaded code with its components. */
  provide(parts: LaterParts): void {
    this.parts = parts
  }
}

/** The app's only instance. */
export const laterSections = new LaterSections(importSections)

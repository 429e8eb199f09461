import type { Language } from './errors'

/** What the server knows of a page that somebody opens: enough to draw its first screen before any script runs. */
export interface PreviewRequest {
  /** Rooted address with its query. */
  readonly url: string
  /** Origin of the site, `https://host`: links to other hosts are judged by it. */
  readonly origin: string
  /** Answers of the screen's first calls by key (callKey), asked as this visitor. */
  readonly answers: Readonly<Record<string, unknown>>
  readonly language: Language
}

/** A first screen as HTML. */
export interface PreviewPage {
  readonly title: string
  /** One element that stands beside the app's own and is taken away by it. */
  readonly html: string
}

/** Origins of the world outside that an H5 build was made for: its gateway, chat gate and map. Export `sources` of `preview.cjs`. */
export interface BuildSources {
  readonly connect: readonly string[]
  readonly pictures: readonly string[]
}

/** Export `renderPreview` of the H5 build's `preview.cjs`. Null for a screen that has no preview. */
export type RenderPreview = (request: PreviewRequest) => Promise<PreviewPage | null>

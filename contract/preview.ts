import type { Language } from './errors'

/**
 * Path of the page of no screen in particular, without anybody's data. A browser keeps it for addresses that it opens
 * without a network. `?iid=` names the tenant whose other origins it may read from.
 */
export const BARE_PAGE = '/index.html'

/** The server's data for a requested page. They suffice to render its first screen before any script runs. */
export interface PreviewRequest {
  /** Path with query. */
  readonly url: string
  /** Origin of the site, `https://host`, which decides whether links to other hosts are allowed. */
  readonly origin: string
  /** Answers to the screen's first calls by key (callKey), for this visitor. */
  readonly answers: Readonly<Record<string, unknown>>
  readonly language: Language
}

/** A first screen as HTML. */
export interface PreviewPage {
  readonly title: string
  /** One element next to the app's root; the app removes it. */
  readonly html: string
}

/** Other origins that an H5 build uses: gateway, chat gate and map. Exported as `sources` by `preview.cjs`. */
export interface BuildSources {
  readonly connect: readonly string[]
  readonly pictures: readonly string[]
}

/** The export `renderPreview` of the H5 build's `preview.cjs`. Null for a screen without a preview. */
export type RenderPreview = (request: PreviewRequest) => Promise<PreviewPage | null>

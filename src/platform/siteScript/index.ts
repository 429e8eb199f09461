import type { SiteScript } from './types'

/** A mini-program evaluates no text: of the site info it uses the data beside the script. */
export const siteScript: SiteScript = { run: () => undefined }

import type { SiteScript } from './types'

/** A mini-program cannot evaluate text: it uses only the data beside the script. */
export const siteScript: SiteScript = { run: () => undefined }

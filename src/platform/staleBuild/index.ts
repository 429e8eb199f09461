import type { StaleBuild } from './types'

/** The platform updates all packages of a mini-program together. */
export const staleBuild: StaleBuild = { watch: () => undefined }

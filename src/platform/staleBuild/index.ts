import type { StaleBuild } from './types'

/** A mini-program's packages belong to one version; the platform updates them together. */
export const staleBuild: StaleBuild = { watch: () => undefined }

/** True for the rejection of a page whose scripts did not arrive. */
export const isMissingScript = (reason: unknown): boolean => reason instanceof Error && reason.name === 'ChunkLoadError'

/** Whether a rejection is that of a page whose scripts did not arrive. */
export const isMissingScript = (reason: unknown): boolean => reason instanceof Error && reason.name === 'ChunkLoadError'

/** A mini-program has no drawn screen to take over from (`usePreviewOver.h5.ts`). */
export const usePreviewOver = (): boolean => true

/** Mini-programs have no preview to take over from (`usePreviewOver.h5.ts`). */
export const usePreviewOver = (): boolean => true

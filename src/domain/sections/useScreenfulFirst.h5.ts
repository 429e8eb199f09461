import type { Section } from '@quanzi/contract'
import { usePreviewOver } from '@/ui/screen/usePreviewOver'

/** Sections that fill a screen. */
const SCREENFUL = 7

/** Under the drawn screen only what the visitor sees of it, and all sections as soon as the app has taken over. */
export function useScreenfulFirst(sections: readonly Section[]): readonly Section[] {
  return usePreviewOver() ? sections : sections.slice(0, SCREENFUL)
}

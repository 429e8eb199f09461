import type { Section } from '@quanzi/contract'
import { usePreviewOver } from '@/ui/screen/usePreviewOver'

/** Number of sections that fill a screen. */
const SCREENFUL = 7

/**
 * While the server's preview shows, only the sections that the visitor sees; all sections once the app has taken
 * over.
 */
export function useScreenfulFirst(sections: readonly Section[]): readonly Section[] {
  return usePreviewOver() ? sections : sections.slice(0, SCREENFUL)
}

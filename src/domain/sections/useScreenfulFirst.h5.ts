import type { Section } from '@quanzi/contract'

/** A browser draws the page at once: it lies under the drawn screen, and must be as long. */
export const useScreenfulFirst = (sections: readonly Section[]): readonly Section[] => sections

/** Brings the sections that the main package leaves for later; null where nothing can be loaded later. */
export const importSections: (() => Promise<unknown>) | null = null

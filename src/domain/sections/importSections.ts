/** Loads the sections that the main package does not contain; null where nothing can be loaded later. */
export const importSections: (() => Promise<unknown>) | null = null

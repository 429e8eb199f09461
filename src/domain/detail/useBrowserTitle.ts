/** A mini-program names its screens in the bar above them, and the item below it. */
export const useBrowserTitle = (_title: string): void => undefined

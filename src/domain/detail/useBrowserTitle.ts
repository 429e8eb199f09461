/** Nothing to do in a mini-program: its bar shows the title of the screen. */
export const useBrowserTitle = (_title: string): void => undefined

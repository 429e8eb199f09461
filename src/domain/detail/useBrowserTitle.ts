/** Does nothing: the bar of a mini-program shows the screen's title. */
export const useBrowserTitle = (_title: string): void => undefined

/** Title of the screen, in the browser tab or the navigation bar. */
export interface Title {
  set(text: string): void
}

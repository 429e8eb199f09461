/** Light or dark for what lies around the screens. Mini-programs have nothing there: a screen's frame has the class. */
export interface PageTheme {
  set(mode: 'auto' | 'light' | 'dark'): void
}

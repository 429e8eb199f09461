/** The language that the page says it is written in: screen readers pronounce it by that. Mini-programs have no such thing. */
export interface PageLanguage {
  set(code: string): void
}

/**
 * The language that the page declares. Screen readers choose their pronunciation by it. Mini-programs have no such
 * setting.
 */
export interface PageLanguage {
  set(code: string): void
}

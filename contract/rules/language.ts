import type { Language } from '../errors'

/** One text in both languages. */
export type Bilingual = Readonly<Record<Language, string>>

/** The `language` parameter of a call or of `?lang=` as a language; CN and anything unknown is Chinese. */
export const languageOf = (value: string | null | undefined): Language =>
  value !== null && value !== undefined && /^en\b/i.test(value) ? 'en' : 'zh'

/** Puts values into the `{name}` places of a text; a place without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value: unknown = values[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : place
  })

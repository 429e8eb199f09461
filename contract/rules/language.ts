import type { Language } from '../errors'

/** One text in both languages. */
export type Bilingual = Readonly<Record<Language, string>>

/** The language of a call's `language` parameter or of `?lang=`; Chinese for CN and anything unknown. */
export const languageOf = (value: string | null | undefined): Language =>
  value !== null && value !== undefined && /^en\b/i.test(value) ? 'en' : 'zh'

/** Fills the `{name}` placeholders of a text; a placeholder without a value stays. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value: unknown = values[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : place
  })

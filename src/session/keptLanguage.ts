import { languageOf } from '@quanzi/contract'
import { type LanguageCode, language } from '@/locales/Language'
import { storage } from '@/platform/storage'

const LANGUAGE = 'quanzi:language'

/** The language that somebody has chosen on this device; null without a choice. */
export const keptLanguage = (): string | null => storage.read(LANGUAGE)

/** The language in which a value of `lang` is shown. */
const shownAs = (value: string): LanguageCode => (languageOf(value) === 'en' ? 'en' : 'zh-CN')

/** Shows the app in this language, for this visit only. */
export function showLanguage(value: string | null): void {
  if (value) language.use(shownAs(value))
}

/** Shows the app in this language, and keeps it on the device. */
export function chooseLanguage(value: string): void {
  showLanguage(value)
  storage.write(LANGUAGE, value)
}

import type { Language } from '@quanzi/contract'
import { textOf } from '../base/textOf'

/** The caller's language: the documents' `language`, else `lang`, else the browser's preference. */
export function callLanguage(params: Readonly<Record<string, unknown>>, acceptLanguage: string | undefined): Language {
  const asked = textOf(params.language ?? params.lang).toLowerCase()
  if (asked) return asked.startsWith('en') ? 'en' : 'zh'
  return /^en\b/i.test(acceptLanguage ?? '') ? 'en' : 'zh'
}

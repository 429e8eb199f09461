import type { LanguageCode } from './Language'

/** Each language by its own name, which its readers know in an app of another one. */
export const LANGUAGE_NAMES: readonly { readonly code: LanguageCode; readonly name: string }[] = [
  { code: 'zh-CN', name: '简体中文' },
  { code: 'en', name: 'English' },
]

import { defineMessages } from './defineMessages'
import { en } from './en'
import { zhCN } from './zh-CN'

/** The keys of the shared catalogue, which the Chinese one defines. */
export type Messages = { readonly [Key in keyof typeof zhCN]: string }

/** Returns a shared text in the current language: `t('retry')`, `t('fillIn', { label })`. */
export const t = defineMessages({ zh: zhCN, en })

import { defineMessages } from './defineMessages'
import { en } from './en'
import { zhCN } from './zh-CN'

/** The shape of a catalogue of shared texts: the Chinese keys. */
export type Messages = { readonly [Key in keyof typeof zhCN]: string }

/** A shared text in the current language: `t('retry')`, `t('fillIn', { label })`. */
export const t = defineMessages({ zh: zhCN, en })

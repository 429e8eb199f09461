import { isMobile, SMALL_STORE } from '@quanzi/contract'
import { text } from './messages'

const lengthOf = (value: string) => [...value.trim()].length

/** The words under a name of a store that is too short or too long. */
export const nameProblem = (name: string): { readonly name?: string } =>
  lengthOf(name) < SMALL_STORE.name.least || lengthOf(name) > SMALL_STORE.name.most ? { name: text('nameWrong') } : {}

/** The words under a text that is too long. */
export const lengthProblem = <F extends string>(
  field: F,
  value: string,
  most: number,
  words: string,
): { readonly [Field in F]?: string } =>
  (lengthOf(value) > most ? { [field]: words } : {}) as { readonly [Field in F]?: string }

/** The words under a number that is none. */
export const mobileProblem = (phone: string): { readonly phone?: string } =>
  isMobile(phone.trim()) ? {} : { phone: text('mobileWrong') }

/** The words under a code that cannot be one. */
export const codeProblem = (verifyCode: string): { readonly verifyCode?: string } =>
  /^\d{6}$/.test(verifyCode.trim()) ? {} : { verifyCode: text('codeWrong') }

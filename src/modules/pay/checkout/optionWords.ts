import type { OrderOption } from '@quanzi/contract'
import { priceNumber } from '@/ui/content/priceNumber'
import { text } from '../messages'

export type Unit = 'people' | 'pieces' | 'one'

/** The pieces of goods in stock are said from this number down, as on their own page; places always are. */
const FEW = 10

export const joined = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' · ')

export function leftWords({ left }: Pick<OrderOption, 'left'>, unit: Unit): string | false {
  if (left === null || (unit === 'pieces' && left > FEW)) return false
  return left > 0 ? text('optionLeft', { count: left }) : text(unit === 'pieces' ? 'piecesGone' : 'soldOut')
}

/** Name, price and stock of an option. */
export const optionText = (option: Pick<OrderOption, 'name' | 'price' | 'left'>, unit: Unit): string =>
  joined([option.name, option.price > 0 && `¥${priceNumber(option.price)}`, leftWords(option, unit)])

/** Goods of one kind have an option of their own name: nothing to choose. */
export const isChoice = (options: readonly Pick<OrderOption, 'name'>[], title: string | undefined): boolean =>
  options.length > 1 || options[0]?.name !== title

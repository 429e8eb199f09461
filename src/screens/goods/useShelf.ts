import type { ReactNode } from 'react'
import type { ShelfProps } from '@/domain/goods/ShelfProps'
import { useSession } from '@/session/SessionProvider'
import { openGoods } from './openGoods'
import { useCartAdd } from './useCartAdd'

interface Shelf {
  /** Props of the goods in a list. */
  readonly shelf: Pick<ShelfProps, 'isVip' | 'onOpen' | 'onAdd'>
  /** The sheet for goods with a choice; its place in the screen does not matter. */
  readonly sheet: ReactNode
}

/**
 * The actions of a list of goods: opening them, and adding them to the cart. `screen` identifies the list. For
 * observers.
 */
export function useShelf(iid: number, screen: string): Shelf {
  const { member } = useSession()
  const { add, sheet } = useCartAdd(iid, screen)
  const isVip = member.profile?.isVip ?? false
  return { shelf: { isVip, onOpen: (goods) => void openGoods(iid, goods), onAdd: add }, sheet }
}

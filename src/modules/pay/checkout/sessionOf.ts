import type { CheckoutChoice } from './ChoiceStore'

type Chosen = Pick<CheckoutChoice, 'property' | 'property2'>

/** What the deposit of a selection is for (conventions §4, type 210); null for every other selection. */
function targetOf({ property, property2 }: Chosen): { readonly orderType?: number; readonly property?: string } | null {
  if (property2 !== 'deposit') return null
  try {
    return JSON.parse(property)
  } catch {
    return null
  }
}

/** The session of a selection; a deposit names it among the rest of its target. */
export const sessionOf = (choice: Chosen): string => targetOf(choice)?.property ?? choice.property

/** The type of order by which the seats of a selection are sold. */
export const seatTypeOf = (orderType: number, choice: Chosen): number => targetOf(choice)?.orderType ?? orderType

import type { CheckoutChoice } from './ChoiceStore'

/** The session of a form's selection; a deposit names it among the rest of its target (conventions §4, type 210). */
export function sessionOf({ property, property2 }: Pick<CheckoutChoice, 'property' | 'property2'>): string {
  if (property2 !== 'deposit') return property
  try {
    return String(JSON.parse(property).property)
  } catch {
    return ''
  }
}

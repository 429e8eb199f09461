import type { OrderCreated } from '@quanzi/contract'
import type { ChoiceProblem } from './ChoiceStore'

export type CheckoutProblem =
  | ChoiceProblem
  | { readonly kind: 'address' }
  | { readonly kind: 'price' }
  /** A line of goods is sold out or withdrawn. */
  | { readonly kind: 'line'; readonly skuId: string }
  | { readonly kind: 'coupon' }

export type CheckoutOutcome =
  | { readonly kind: 'problem'; readonly problem: CheckoutProblem }
  | { readonly kind: 'ordered'; readonly order: OrderCreated }
  /** The gateway's sum differs from the app's. It shows now, and sending again accepts it. */
  | { readonly kind: 'priceChanged'; readonly payable: number }
  /** The session has become full; `msg` is the gateway's message. */
  | { readonly kind: 'full'; readonly msg: string }

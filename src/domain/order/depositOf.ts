import { ORDER_TYPE } from '@quanzi/contract'

interface Target {
  readonly orderType: number
  readonly property: string
  readonly property2: string
}

/** The order of a deposit for what is wanted (conventions §4, type 210). */
export const depositOf = (target: Target): Target => ({
  orderType: ORDER_TYPE.deposit,
  property: JSON.stringify(target),
  property2: 'deposit',
})

import type { Chain, Order } from './OrderTypeRules'
import type { OpenOrder } from './openOrder'

/** The lines that a tenant supplies. */
export const suppliedLines = <C extends Pick<Chain, 'supplier_iid'>>(chains: readonly C[], iid: number): readonly C[] =>
  chains.filter(({ supplier_iid }) => supplier_iid === iid)

/** The supplier's amount for a line, fen. */
const worth = ({ supply, freight }: Pick<Chain, 'supply' | 'freight'>): number => supply + freight

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/**
 * A supplier's part of another tenant's order: its own lines at its own prices, and the address. All other data are
 * left out here, so that no result can reveal the buyer's payment, discounts and other lines.
 */
export function suppliersPart(order: Order, chains: readonly Chain[], iid: number): OpenOrder {
  const own = suppliedLines(chains, iid)
  const [first] = own
  const supply = sum(own.map((chain) => chain.supply))
  const freight = sum(own.map((chain) => chain.freight))
  const none = { vipSave: 0, codeSave: 0, couponSave: 0, coinSave: 0, insurance: 0 }
  return {
    chains: own.map((chain) => ({
      ...chain,
      paid: worth(chain),
      goods_paid: chain.supply,
      code_save: 0,
      rates: null,
      store_base: null,
    })),
    order: {
      ...{ id: order.id, iid: order.iid, user_id: order.user_id, order_type: order.order_type, status: order.status },
      ...{ created_at: order.created_at, paid_at: order.paid_at, moved_at: order.moved_at },
      ...{ expire_at: order.expire_at, ends_at: order.ends_at, starts_at: null },
      ...{ address: order.address, refund: order.refund },
      ...{ title: first?.title ?? '', img: first?.img ?? '', num: sum(own.map(({ num }) => num)) },
      payable: 0,
      parts: { ...none, subtotal: supply, freight },
      lines: own.flatMap((chain) => {
        const line = order.lines.find(({ key }) => key === chain.target_id)
        if (!line) return []
        const price = Math.floor(chain.supply / chain.num)
        return [{ ...line, price, amount: chain.supply, freight: chain.freight }]
      }),
      ...{ keys: '', property: '', property2: '', info: {}, remark: '', name: '', phone: '' },
      ...{ group_id: null, req_id: '', fingerprint: '', promo_id: null, role_id: null, buy_share: null },
      ...{ sale_iid: null, sale_user_id: null, op_sales_id: null, earner_id: null, store_id: null },
    },
  }
}

import type { OrderUse } from '@quanzi/contract'
import type { JsonStorage } from '@/platform/storage/openStorage'
import type { MemberStore } from '@/session/MemberStore'

/** The codes of an order as they last came. */
export interface KeptCodes {
  /** ms */
  readonly at: number
  readonly order: OrderUse
}

type Stored = KeptCodes & { readonly userId: string }

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'at' in value && 'order' in value && 'userId' in value

/**
 * A buyer's codes on the device: the place where they are shown may have no network. Another member of the device does
 * not see them, and nobody does after a logout.
 */
export function keptCodes(storage: JsonStorage, member: Pick<MemberStore, 'userId' | 'hasLeft'>, orderId: string) {
  const key = `codes:${orderId}`
  return {
    read(): KeptCodes | null {
      const stored = storage.read(key, isStored)
      if (!stored || member.hasLeft) return null
      // Without a network it is not known who asks: it is who was here last.
      return member.userId === '' || member.userId === stored.userId ? stored : null
    },
    write: (order: OrderUse, at: number) => storage.write(key, { at, order, userId: member.userId } satisfies Stored),
    forget: () => storage.remove(key),
  }
}

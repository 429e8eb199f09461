import { type DistributorRole, getDistributorRole, usableKey } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'

/** The distributor whose key an address carries; null without one, and while it is not known. */
export function useSharer(iid: number, key: string | undefined): Pick<DistributorRole, 'nickname' | 'headImg'> | null {
  const [sharer, setSharer] = useState<DistributorRole | null>(null)
  useEffect(() => {
    const id = usableKey(key)
    if (id === null) return setSharer(null)
    // The item shows without the name.
    call(getDistributorRole, { iid, id }).then(setSharer, () => undefined)
  }, [iid, key])
  return sharer
}

import { type DistributionAct, listDistributionActs } from '@quanzi/contract'
import { PagedList } from '@/domain/list/PagedList'
import { type Call, call } from '@/gateway/call'
import type { ScreenState } from '@/ui/screen/ScreenState'

interface Parts {
  readonly iid: number
  readonly empty: () => ScreenState
  readonly ask?: Call
}

/** Activities that promoters share, those with the highest commission first. */
export const actSellerList = ({ iid, empty, ask = call }: Parts): PagedList<DistributionAct> =>
  new PagedList(
    (pageNo) => ask(listDistributionActs, { iid, sortBy: 'commission', pageNo }),
    ({ id }) => id,
    empty,
  )

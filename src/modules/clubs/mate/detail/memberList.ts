import { type ClubMember, PAGE_SIZE, type Page } from '@quanzi/contract'
import { PagedList } from '@/domain/list/PagedList'

/** The members of a club: the first page came with the club, `further` asks for the others. */
export const memberList = (
  first: readonly ClubMember[],
  further: (pageNo: number) => Promise<Page<ClubMember>>,
): PagedList<ClubMember> =>
  new PagedList(
    async (pageNo) =>
      pageNo === 1
        ? { list: first, total: first.length, hasMore: first.length >= PAGE_SIZE.list }
        : await further(pageNo),
    ({ rid }) => String(rid),
  )

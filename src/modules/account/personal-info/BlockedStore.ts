import { blockChatPerson, type ChatConversation, listChatConversations } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import type { Call } from '@/gateway/call'
import type { ScreenState } from '@/ui/screen/ScreenState'

type BlockedPerson = NonNullable<ChatConversation['peer']>

interface Parts {
  readonly iid: number
  readonly ask: Call
  readonly createId: () => string
  readonly emptyState: () => ScreenState
}

const PAGE = 50

/** The people whose messages the member does not take. Who has closed their account is left out. */
export class BlockedStore {
  /** True while the sheet is open. */
  open = false
  /** The person who is being unblocked. */
  busy: number | null = null
  readonly list: PagedList<BlockedPerson>
  /** The last message of the pages so far. */
  private last: string | undefined

  constructor(private readonly parts: Parts) {
    this.list = new PagedList(
      (pageNo) => this.page(pageNo),
      ({ roleID }) => String(roleID),
      parts.emptyState,
    )
    makeAutoObservable<BlockedStore, 'parts' | 'last'>(this, { parts: false, last: false, list: false })
  }

  show(): void {
    this.open = true
    void this.list.load()
  }

  close(): void {
    this.open = false
  }

  /** Takes their messages again, on all devices. False while another is being unblocked. */
  async unblock({ roleID }: BlockedPerson): Promise<boolean> {
    if (this.busy !== null) return false
    this.busy = roleID
    const { ask, iid, createId } = this.parts
    try {
      await ask(blockChatPerson, { iid, reqId: createId(), toRid: roleID, blocked: false })
      this.list.remove(String(roleID))
      return true
    } finally {
      runInAction(() => {
        this.busy = null
      })
    }
  }

  private async page(pageNo: number) {
    const beforeId = pageNo === 1 ? undefined : this.last
    const rows = await this.parts.ask(listChatConversations, { iid: this.parts.iid, beforeId, blocked: true })
    this.last = rows[rows.length - 1]?.last.id
    const list = rows.flatMap(({ peer }) => peer ?? [])
    return { list, total: list.length, hasMore: rows.length === PAGE }
  }
}

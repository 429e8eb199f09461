import {
  itemOfRoute,
  type OwnReport,
  type OwnRestriction,
  type Page,
  type ResolvedRoute,
  type RouteItem,
  resolve,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import { FeedbackForm, type FeedbackWords } from '../FeedbackForm'

/** What an appeal is against; the title says it to the member. */
export interface Against {
  readonly type: 'report' | 'restriction'
  readonly id: string
  readonly title: string
}

/** A report of an item, or an appeal, as it is sent. */
export interface ForbidWish {
  readonly kind: 'report' | 'appeal'
  readonly content: string
  readonly targetType?: string
  readonly targetId?: string
}

interface Parts {
  readonly fetchPage: (
    pageNo: number,
  ) => Promise<Page<OwnReport> & { readonly restrictions: readonly OwnRestriction[] }>
  readonly send: (wish: ForbidWish) => Promise<{ readonly no: string; readonly again?: boolean }>
  readonly draft: { readonly read: () => FeedbackWords | null; readonly write: (words: FeedbackWords) => void }
}

/** The item that an address of the site shows, whatever host is before it; null for another address. */
export function itemOfLink(link: string): RouteItem | null {
  const path = link.trim().replace(/^https?:\/\/[^/]+/i, '')
  const route = path.startsWith('/') ? resolve(path) : null
  if (!route) return null
  return itemOfRoute(route) ?? itemOfRoute({ ...route, params: route.query } as ResolvedRoute)
}

/** Own reports, appeals and restrictions, and the form for the next one. */
export class ForbidStore {
  kind: ForbidWish['kind'] = 'report'
  link = ''
  against: Against | null = null
  restrictions: readonly OwnRestriction[] = []
  readonly list: PagedList<OwnReport>
  readonly form: FeedbackForm

  constructor(parts: Parts) {
    this.list = new PagedList(
      async (pageNo) => {
        const page = await parts.fetchPage(pageNo)
        runInAction(() => {
          this.restrictions = page.restrictions
        })
        return page
      },
      ({ id }) => id,
      () => ({ kind: 'ready' }),
    )
    this.form = new FeedbackForm({
      send: ({ content }) => parts.send({ kind: this.kind, content, ...this.target }),
      draft: parts.draft,
      needsPhone: false,
      mayGo: () => this.kind === 'appeal' || this.item !== null,
    })
    makeAutoObservable(this, { list: false, form: false, restrictions: observableRef, against: observableRef })
  }

  get item(): RouteItem | null {
    return itemOfLink(this.link)
  }

  get wrongLink(): boolean {
    return this.form.tried && this.kind === 'report' && this.item === null
  }

  private get target(): Pick<ForbidWish, 'targetType' | 'targetId'> {
    const { kind, item, against } = this
    if (kind === 'report') return item ? { targetType: String(item.moduleType), targetId: item.id } : {}
    return against ? { targetType: against.type, targetId: against.id } : {}
  }

  choose(kind: ForbidWish['kind']): void {
    if (kind === this.kind) return
    this.kind = kind
    this.form.tried = false
  }

  paste(link: string): void {
    this.link = link
  }

  /** Begins an appeal, against one decision or, with null, in general. */
  appeal(against: Against | null): void {
    this.choose('appeal')
    this.against = against
  }

  /** After sending: the next one is about something else. */
  sent(): void {
    this.link = ''
    this.against = null
    void this.list.load()
  }
}

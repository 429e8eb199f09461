import type { CommentFilter, CommentPage, ContentDetail, ContentMark, MarkResult, Person } from '@quanzi/contract'
import { serverNow } from '@/platform/serverClock'
import { CommentStore } from '../comment/CommentStore'
import { recallItem } from '../content/knownItems'
import { ReportStore } from '../report/ReportStore'
import { ContentDetailStore } from './ContentDetailStore'

interface Draft {
  read(key: string): string
  write(key: string, text: string): void
}

export interface DetailPageParts {
  readonly moduleType: number
  readonly id: string
  /** The item's calls (gateway/itemCalls). */
  readonly calls: {
    readonly fetchDetail: () => Promise<ContentDetail>
    readonly setMark: (mark: ContentMark, on: boolean) => Promise<MarkResult>
    readonly fetchComments: (pageNo: number, filter: CommentFilter) => Promise<CommentPage>
    readonly addComment: (content: string, replyTo: string) => Promise<{ readonly id: string }>
    readonly report: (content: string) => Promise<{ readonly again?: boolean }>
  }
  /** The item, when the page brought it along. */
  readonly given?: ContentDetail | undefined
  readonly drafts: Draft
  readonly me: () => Person | null
}

/** The stores of a detail screen: the item, its comments and the viewer's report. */
export interface DetailPage {
  readonly detail: ContentDetailStore
  readonly comments: CommentStore
  readonly report: ReportStore
}

export function detailPage({ moduleType, id, calls, given, drafts, me }: DetailPageParts): DetailPage {
  const draftKey = `comment:${moduleType}:${id}`
  return {
    detail: new ContentDetailStore({ ...calls, known: recallItem(moduleType, id), detail: given }),
    comments: new CommentStore({
      fetchPage: calls.fetchComments,
      add: calls.addComment,
      draft: { read: () => drafts.read(draftKey), write: (text) => drafts.write(draftKey, text) },
      me,
      now: serverNow,
    }),
    report: new ReportStore({ send: calls.report }),
  }
}

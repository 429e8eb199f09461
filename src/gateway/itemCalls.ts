import {
  addComment,
  type CommentFilter,
  type ContentMark,
  getContent,
  joinContent,
  listComments,
  markContent,
  sendFeedback,
} from '@quanzi/contract'
import { type Call, call } from './call'
import { saveOnce } from './callOnce'

export interface Item {
  readonly iid: number
  readonly moduleType: number
  readonly id: string
}

/** The calls of one item that every module answers. */
export function itemCalls({ iid, moduleType, id }: Item, ask: Call = call) {
  return {
    fetchDetail: () => ask(getContent, { iid, moduleType, id }),
    setMark: (mark: ContentMark, on: boolean) =>
      saveOnce(`mark:${moduleType}:${id}:${mark}`, markContent, { iid, moduleType, id, mark, on }),
    fetchComments: (pageNo: number, filter: CommentFilter) =>
      ask(listComments, { iid, type: moduleType, targetId: id, filter, pageNo }),
    addComment: (content: string, replyTo: string) =>
      ask(addComment, {
        iid,
        type: moduleType,
        targetId: id,
        targetRec: replyTo,
        content,
        score1: 0,
        score2: 0,
        score3: 0,
      }),
    report: (content: string) =>
      saveOnce(`report:${moduleType}:${id}`, sendFeedback, {
        iid,
        kind: 'report' as const,
        content,
        targetType: String(moduleType),
        targetId: id,
      }),
  }
}

interface JoinForm {
  readonly name: string
  readonly phone: string
  readonly num: number
}

/** Joining and leaving a club (10) or a campaign (13). */
export function joinCalls({ iid, moduleType, id }: Item & { readonly moduleType: 10 | 13 }) {
  const act = (on: boolean, form?: JoinForm) =>
    saveOnce(`join:${moduleType}:${id}`, joinContent, { iid, moduleType, id, on, ...form })
  return { join: (form: JoinForm) => act(true, form), leave: () => act(false) }
}

export type ItemCalls = ReturnType<typeof itemCalls>

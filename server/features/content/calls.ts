import type { contentCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { commentPage, writeComment } from './comments'
import { contentDetail, countView } from './contentDetail'
import { collected, listItems, recommended } from './contentLists'
import { countWord, searchItems } from './contentSearch'
import { join } from './join'
import { setMark } from './marks'
import { saveNote } from './notes'
import { provinces } from './provinces'

/** Content of every module: lists, details, marks, comments, sign-ups and notes. */
export const content: Handlers<typeof contentCalls> = {
  listContent: (ctx, { moduleType, tag, isNew, pageNo, pageSize }) =>
    listItems(ctx, { iid: ctx.iid, moduleType, tag, isNew, page: pageNo, size: pageSize }),
  listPageContent: (ctx, { pageNum, pageSize }) => recommended(ctx, pageNum, pageSize),
  listCollected: (ctx, { lastTime }) => collected(ctx, lastTime || Number.MAX_SAFE_INTEGER),
  listProvinces: (ctx) => provinces(ctx),
  addComment: (ctx, params) => writeComment(ctx, { ...params, scores: [params.score1, params.score2, params.score3] }),
  getContent: async (ctx, params) => {
    const detail = await contentDetail(ctx, params)
    if (detail.status === 'published') ctx.leave((db) => countView(db, ctx, detail))
    return detail
  },
  saveContent: (ctx, params) => saveNote(ctx, params),
  markContent: (ctx, params) => setMark(ctx, params),
  joinContent: (ctx, params) => join(ctx, params),
  searchContent: async (ctx, params) => {
    const page = await searchItems(ctx, params)
    const word = params.queryKey
    if (word) ctx.leave((db) => countWord(db, ctx, word))
    return page
  },
  listComments: (ctx, params) => commentPage(ctx, params),
}

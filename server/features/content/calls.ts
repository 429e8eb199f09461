import { type contentCalls, MODULE_TYPE, shanghaiDay } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { Context } from '../../call/Context'
import type { Handlers } from '../../call/handlers'
import { plannedDetail } from '../planned/public'
import { commentPage } from './comments'
import { contentDetail, countView } from './contentDetail'
import { collected, listItems, recommended } from './contentLists'
import { countWord, searchItems } from './contentSearch'
import { join } from './join'
import { setMark } from './marks'
import { saveNote } from './notes'
import { provinces } from './provinces'
import { writeComment } from './writeComment'

const viewerOf = ({ session, secrets, ip }: Context) =>
  session ? { user_id: session.userId, visitor: '' } : { user_id: 0, visitor: secrets.sign('visitor', ip) }

/** Content of every module: lists, details, marks, comments, sign-ups and notes. */
export const content: Handlers<typeof contentCalls> = {
  listContent: (ctx, { moduleType, tag, isNew, pageNo, pageSize }) =>
    listItems(ctx, askerOf(ctx), { iid: ctx.iid, moduleType, tag, isNew, page: pageNo, size: pageSize }),
  listPageContent: (ctx, { pageNum, pageSize }) => recommended(ctx, askerOf(ctx), pageNum, pageSize),
  listCollected: (ctx, { lastTime }) => collected(ctx.db, askerOf(ctx), lastTime || Number.MAX_SAFE_INTEGER),
  listProvinces: (ctx) => provinces(ctx.db, askerOf(ctx)),
  addComment: (ctx, params) => writeComment(ctx, { ...params, scores: [params.score1, params.score2, params.score3] }),
  getContent: async (ctx, params) => {
    const isPlanned = params.moduleType === MODULE_TYPE.planned
    const detail = isPlanned
      ? await plannedDetail(ctx.db, askerOf(ctx), params.id)
      : await contentDetail(ctx.db, askerOf(ctx), params)
    const item = { iid: ctx.iid, module_type: detail.moduleType, id: detail.id }
    if (detail.status === 'published') ctx.leave((db) => countView(db, viewerOf(ctx), item, shanghaiDay(ctx.clock())))
    return detail
  },
  saveContent: (ctx, params) => saveNote(ctx, params),
  markContent: (ctx, params) => setMark(ctx, params),
  joinContent: (ctx, params) => join(ctx, params),
  searchContent: async (ctx, params) => {
    const page = await searchItems(ctx, askerOf(ctx), params)
    const word = params.queryKey
    if (word) ctx.leave((db) => countWord(db, askerOf(ctx), word))
    return page
  },
  listComments: (ctx, params) => commentPage(ctx, params),
}

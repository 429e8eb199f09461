import { type contentCalls, MODULE_TYPE, shanghaiDay } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { Context } from '../../call/Context'
import type { Handlers } from '../../call/handlers'
import { seenAlbum, withAlbumCovers } from '../album/public'
import { tellLive, tellTalk } from '../live/public'
import { plannedDetail } from '../planned/public'
import { cardDetail, visitCard } from '../shops/public'
import { clubMembers } from './clubMembers'
import { collected } from './collected'
import { commentPage } from './comments'
import { contentDetail, countView } from './contentDetail'
import { listItems } from './contentLists'
import { countWord, searchItems } from './contentSearch'
import { join } from './join'
import { setMark } from './marks'
import { saveNote } from './notes'
import { savePost } from './posts'
import { provinces } from './provinces'
import { recommended } from './recommended'
import { writeComment } from './writeComment'

const viewerOf = ({ session, secrets, ip }: Context) =>
  session ? { user_id: session.userId, visitor: '' } : { user_id: 0, visitor: secrets.sign('visitor', ip) }

/** Content of every module: lists, details, marks, comments, sign-ups and notes. */
export const content: Handlers<typeof contentCalls> = {
  listContent: async (ctx, { moduleType, tag, isNew, pageNo, pageSize }) =>
    withAlbumCovers(
      ctx,
      askerOf(ctx),
      await listItems(ctx, askerOf(ctx), { iid: ctx.iid, moduleType, tag, isNew, page: pageNo, size: pageSize }),
    ),
  listPageContent: async (ctx, { pageNum, pageSize }) =>
    withAlbumCovers(ctx, askerOf(ctx), await recommended(ctx, askerOf(ctx), pageNum, pageSize)),
  listCollected: async (ctx, { lastTime }) =>
    withAlbumCovers(ctx, askerOf(ctx), await collected(ctx.db, askerOf(ctx), lastTime || Number.MAX_SAFE_INTEGER)),
  listProvinces: (ctx) => provinces(ctx.db, askerOf(ctx)),
  addComment: async (ctx, params) => {
    const saved = await writeComment(ctx, { ...params, scores: [params.score1, params.score2, params.score3] })
    const { iid } = ctx
    const { type, targetId } = params
    if (type !== MODULE_TYPE.live) return saved
    const afterId = String(Number(saved.id) - 1)
    const { list } = await commentPage(ctx, { iid, type, targetId, afterId, pageNo: 1, pageSize: 1 })
    for (const line of list) tellTalk(ctx, { iid, roomId: targetId }, line)
    return saved
  },
  getContent: async (ctx, params) => {
    if (params.moduleType === MODULE_TYPE.card) {
      const asker = askerOf(ctx)
      const { detail, row } = await cardDetail(ctx.db, asker, params.id)
      ctx.leave((db) => visitCard(db, asker, row))
      return detail
    }
    const isPlanned = params.moduleType === MODULE_TYPE.planned
    const detail = isPlanned
      ? await plannedDetail(ctx.db, askerOf(ctx), params.id)
      : await contentDetail(ctx.db, askerOf(ctx), params)
    const item = { iid: ctx.iid, module_type: detail.moduleType, id: detail.id }
    if (detail.status === 'published') ctx.leave((db) => countView(db, viewerOf(ctx), item, shanghaiDay(ctx.clock())))
    return detail
  },
  saveContent: (ctx, params) =>
    params.moduleType === MODULE_TYPE.note ? saveNote(ctx, params) : savePost(ctx, params),
  markContent: async (ctx, params) => {
    const result = await setMark(ctx, params)
    if (params.moduleType === MODULE_TYPE.live) tellLive(ctx, { iid: ctx.iid, roomId: params.id })
    return result
  },
  joinContent: (ctx, params) => join(ctx, params),
  listClubMembers: (ctx, params) => clubMembers(ctx, askerOf(ctx), params),
  searchContent: async (ctx, params) => {
    const page = await searchItems(ctx, askerOf(ctx), params)
    const word = params.queryKey
    if (word) ctx.leave((db) => countWord(db, askerOf(ctx), word))
    return await withAlbumCovers(ctx, askerOf(ctx), page)
  },
  listComments: async (ctx, params) => {
    if (params.type === MODULE_TYPE.cloudAlbum) await seenAlbum(ctx.db, askerOf(ctx), params.targetId)
    return await commentPage(ctx, params)
  },
}

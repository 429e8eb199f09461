import { build, MODULE_TYPE } from '@quanzi/contract'

/** Public path of an item by its module type. Items of other types have no page of their own. */
export const ITEM_PATHS: Readonly<Record<number, (iid: number, id: string) => string>> = {
  [MODULE_TYPE.video]: (iid, id) => build('video.detail1', { iid, id }),
  [MODULE_TYPE.act]: (iid, id) => build('act.detail', { iid, id }),
  [MODULE_TYPE.mate]: (iid, id) => build('mate.detail', { iid, id }),
  [MODULE_TYPE.note]: (iid, id) => build('note.detail', { iid, id }),
  [MODULE_TYPE.sact]: (iid, id) => build('sact.detail', { iid, id }),
  [MODULE_TYPE.news]: (iid, id) => build('news.detail', { iid, id }),
  [MODULE_TYPE.campsite]: (iid, campsiteId) => build('campsite.detail', { iid, campsiteId }),
  [MODULE_TYPE.game]: (iid, id) => build('game.detail', { iid, id }),
  [MODULE_TYPE.origin]: (iid, id) => build('act.originDetail', { iid, id }),
  [MODULE_TYPE.route]: (iid, id) => build('route.detail', { iid, id }),
  [MODULE_TYPE.shop]: (iid, id) => build('shops.detail', { iid, id }),
  [MODULE_TYPE.live]: (iid, id) => build('pay.liveDetail', { iid, id }),
  [MODULE_TYPE.goods]: (iid, goodsId) => build('store.detail', { iid, goodsId }),
  [MODULE_TYPE.book]: (iid, id) => build('pay.bookDetailList', { iid, id }),
  [MODULE_TYPE.audioAlbum]: (iid, id) => build('pay.albumDetail', { iid, id }),
  [MODULE_TYPE.cloudAlbum]: (iid, id) => build('cloudalbum.detail', { iid, id }),
  [MODULE_TYPE.videoAlbum]: (iid, id) => build('pay.pvideoAlbumDetail', { iid, id }),
}

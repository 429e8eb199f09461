import { getContent, getGoods, KEY_PARAM, MODULE_TYPE, resolve } from '@quanzi/contract'
import { call } from '@/gateway/call'
import { judgeAddress } from '@/routes/judgeAddress'
import { linkOf } from '@/routes/linkOf'
import { allowedHosts, linkSettings } from '@/routes/linkSettings'
import type { Place } from '@/routes/Place'
import { shareAddress } from '@/routes/shareLink'
import type { PosterSubject } from '@/screens/poster/PosterStore'

/** The app's path of an address; null for any other address. */
function pathOf(url: string): string | null {
  const judged = judgeAddress(url, allowedHosts())
  return judged.verdict === 'inside' ? judged.path : null
}

/** What a poster shows of an item. */
async function itemOf(iid: number, moduleType: number, id: string): Promise<Omit<PosterSubject, 'path'>> {
  if (moduleType === MODULE_TYPE.goods) {
    const { goods } = await call(getGoods, { iid, goodsId: id })
    return { title: goods.title, image: goods.imgs[0] ?? '' }
  }
  const { title, cover } = await call(getContent, { iid, moduleType, id })
  return { title, image: cover }
}

type FetchKey = (moduleType: number, id: string) => Promise<string>

/** The subject of a poster: an item of a module, or a title with a picture and an address. */
export async function posterSubject(place: Place, keyOf: FetchKey): Promise<PosterSubject | null> {
  const { iid, cid, query } = place
  const moduleType = Number(query.moduleType)
  if (!query.id || !moduleType) {
    const path = pathOf(query.url ?? '')
    return path === null ? null : { title: query.title ?? '', image: query.image ?? '', path }
  }
  const link = linkOf({ p: { moduleType, id: query.id } }, { iid, cid }, linkSettings())
  const route = link && resolve(link.url)
  if (!route) return null
  const [detail, key] = await Promise.all([itemOf(iid, moduleType, query.id), keyOf(moduleType, query.id)])
  const address = shareAddress(route, { cid, key: key || (query[KEY_PARAM] ?? null) })
  return { ...detail, path: address.link.replace(/^https?:\/\/[^/]+/i, '') }
}

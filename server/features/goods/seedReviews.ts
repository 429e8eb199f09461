import { MODULE_TYPE, reviewGrade } from '@quanzi/contract'
import type { GoodsSeed } from '../../seed/GoodsSeed'
import { insertRows, type Row } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'
import { picture } from '../../seed/TenantSeed'

const DAY = 86_400_000
/** Number of goods with reviews. */
const REVIEWED = 10

type Scores = readonly [number, number, number]

const WORDS: readonly (readonly [Scores, string])[] = [
  [[5, 5, 5], '做工比想象中扎实，接缝都压得很平，用了两个周末没有任何问题。'],
  [[5, 5, 4], '颜色和图片一致，家里老人也说好看。'],
  [[5, 4, 5], '第二次买了，这次是送朋友的，他当天就带出去用了。'],
  [[4, 4, 3], '东西不错，就是路上多走了一天。'],
  [[5, 5, 5], '客服很耐心，尺寸问了三遍都认真回答。'],
  [[3, 3, 3], '中规中矩，对得起这个价格，没有惊喜也没有失望。'],
  [[5, 5, 5], '包装很用心，箱子一点没压坏，拆开还有手写的卡片。'],
  [[4, 5, 5], '比实体店便宜不少，质量看不出差别。'],
  [[2, 3, 3], '收到时边上有一道划痕，联系商家补了差价，处理得还算快。'],
  [[5, 5, 4], '带娃露营用的，轻便好收，孩子自己也拿得动。'],
  [[5, 5, 5], '山顶风大，一整天下来表现稳定，会推荐给队友。'],
  [[4, 4, 4], '整体满意，希望以后能多出几个颜色。'],
  [[1, 2, 2], '和我想的不太一样，尺寸偏小，已经退了。'],
]

/** Writes 8 to 40 reviews of each of the first goods, some with pictures or without a name. */
export const plantGoodsReviews: Planter = async (db, { iid, shop, people }, now) => {
  const by = Object.values(people).map(({ userId }) => userId)
  const goods = (shop?.goods ?? []).filter((one) => one.stock !== 0 && !one.off).slice(0, REVIEWED)
  if (by.length === 0) return
  for (const [at, one] of goods.entries()) {
    const reviews = Array.from({ length: 8 + ((at * 17) % 33) }, (_, n) => reviewOf(iid, one, { n, at, by, now }))
    await insertRows(db, 'comments', reviews)
    const count = (grade: string) =>
      reviews.filter(({ s1 = 0, s2 = 0, s3 = 0 }) => reviewGrade(s1 + s2 + s3) === grade).length
    await db
      .updateTable('content_counts')
      .set({
        comment: reviews.length,
        score_sum: reviews.reduce((sum, { s1 = 0, s2 = 0, s3 = 0 }) => sum + s1 + s2 + s3, 0),
        scored: reviews.length,
        ...{ good: count('good'), middle: count('middle'), bad: count('bad') },
        picture: reviews.filter(({ imgs = [] }) => imgs.length > 0).length,
      })
      .where('iid', '=', iid)
      .where('module_type', '=', MODULE_TYPE.goods)
      .where('id', '=', one.id)
      .execute()
  }
}

interface Place {
  /** The review's number among those of its goods, and the goods' number among the reviewed ones. */
  readonly n: number
  readonly at: number
  readonly by: readonly number[]
  readonly now: number
}

function reviewOf(iid: number, { id, art, specs }: GoodsSeed, { n, at, by, now }: Place): Row<'comments'> {
  const [[s1, s2, s3], content] = WORDS[(n * 5 + at * 3) % WORDS.length] ?? [[5, 5, 5], '']
  const pictures = n % 4 === 1 ? 1 + (n % 3) : 0
  return {
    ...{ iid, type: MODULE_TYPE.goods, target_id: id, target_rec: `seed-${n}`, content, s1, s2, s3 },
    user_id: by[(n * 7 + at) % by.length] ?? 0,
    sku_id: `${id}-1`,
    spec: specs.map(({ values }) => values[n % values.length] ?? '').join(' · '),
    imgs: Array.from({ length: pictures }, (_, k) => picture(`thing_${art}`, n * 5 + k * 2 + at, '1x1').src),
    hide_name: n % 5 === 2,
    created_at: Math.round(now - (1 + n * 2.3 + at * 0.37) * DAY),
  }
}

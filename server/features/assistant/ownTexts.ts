import { build, formatYuanShort } from '@quanzi/contract'
import { inEnglish } from '../../call/inEnglish'
import type { Db } from '../../db/schema'
import { distributionRules } from '../../trade/distributionRules'
import type { Text } from './passages'

const DOC_PATHS: Readonly<Record<string, (iid: number) => string>> = {
  protocol: (iid) => build('info.protocol', { iid }),
  privacy: (iid) => build('info.privacy', { iid }),
  forbid: (iid) => build('info.forbid', { iid }),
  insurance: (iid) => build('info.insurance', { iid }),
  community: (iid) => build('info.community', { iid }),
  contact: (iid) => build('info.contact', { iid }),
  helper: (iid) => build('info.helper', { iid }),
}
/** Questions about crowdfunding are answered for who asks about it. */
const CAMPAIGN = /众筹|支持|回报|发起|campaign|support|reward|pledge/i

/** True for a question without a Chinese character, or an English one that names a thing in Chinese. */
export const isEnglish = (question: string): boolean =>
  !/\p{Script=Han}/u.test(question) || /\b(?:how|what|when|where|which|is|are|do|does|can|the|of)\b/i.test(question)

/** How the tenant is reached, as its contact page states it. */
function contactFacts(extra: unknown, asEnglish: boolean): Text['facts'] {
  const { phone, hours, address } = extra as Readonly<Record<string, string | undefined>>
  const words = asEnglish ? ['Telephone', 'Hours', 'Address'] : ['客服电话', '工作时间', '地址']
  return [phone, hours, address].flatMap((said, at) => (said ? [{ heading: words[at] ?? '', said }] : []))
}

/**
 * The tenant's own texts in the language of the question: the newest version of each, the rules of its distributors, the
 * answers of its help, and its cards of membership.
 */
export async function ownTexts(db: Db, iid: number, question: string): Promise<Text[]> {
  const asEnglish = isEnglish(question)
  const said = <W extends Readonly<Record<string, string>>>(words: W, extra: unknown) =>
    asEnglish ? inEnglish(words, extra) : { words, extra }
  const docs = await db
    .selectFrom('info_docs')
    .select(['kind', 'title', 'html', 'extra'])
    .distinctOn('kind')
    .where('iid', '=', iid)
    .where('kind', 'in', Object.keys(DOC_PATHS))
    .orderBy('kind')
    .orderBy('version', 'desc')
    .execute()
  const answers = await db
    .selectFrom('config_items')
    .select(['type', 'title', 'descr', 'extra'])
    .where('iid', '=', iid)
    .where('type', 'in', CAMPAIGN.test(question) ? ['faq', 'cf'] : ['faq'])
    .execute()
  const cards = await db
    .selectFrom('vip_card')
    .select(['title', 'description', 'price', 'days'])
    .where('iid', '=', iid)
    .where('on_sale', '=', true)
    .execute()
  const { html: rules } = await distributionRules(db, iid)
  const helper = build('info.helper', { iid })
  return [
    ...docs.map((doc): Text => {
      const { words, extra } = said({ title: doc.title, html: doc.html }, doc.extra)
      const { title, html } = words
      const facts = doc.kind === 'contact' ? contactFacts(extra, asEnglish) : undefined
      return { kind: 'terms', title, html, path: DOC_PATHS[doc.kind]?.(iid) ?? '', ...(facts && { facts }) }
    }),
    ...answers.flatMap(({ type, title, descr, extra }): Text[] => {
      const { words } = said({ title, desc: descr }, extra)
      const isQuestion = type === 'faq' || (extra as { readonly part?: string }).part === 'question'
      const path = type === 'faq' ? helper : build('cf.customer', { iid })
      return isQuestion ? [{ kind: 'help', title: words.title, html: `<p>${words.desc}</p>`, path }] : []
    }),
    ...(asEnglish ? [] : cards).map(
      ({ title, description, price, days }): Text => ({
        ...{
          kind: 'item',
          title: `会员 · ${title}`,
          html: `<p>${description}</p>`,
          path: build('pay.vipBuy', { iid }),
        },
        facts: [{ aspect: 'price', heading: '价格', said: `¥${formatYuanShort(price)}，有效期 ${days} 天` }],
      }),
    ),
    { kind: 'terms', title: '申请分销商 · 推广规则', html: rules, path: build('account.distrApply', { iid }) },
  ]
}

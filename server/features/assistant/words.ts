import { searchText } from '../../db/lists/searchText'

/** What stands in questions about anything; longer ones first. */
const ASKING =
  /为什么|第一次|是不是|有没有|能不能|可不可以|要不要|怎么样|怎么办|怎么弄|在哪里|几天|请问|你好|您好|谢谢|怎么|怎样|什么|如何|我想要|东西|哪里|哪儿|哪个|哪些|哪天|几点|几号|多少|多久|多长|多大|多高|多远|可以|需要|应该|是否|时候|一下|一个|我们|你们|咱们|告诉|知道|想问|能否|要(?=带|买|穿|做|准备|注意|多)|[吗呢吧的了我你有能会是]/g
const STOP = new Set(
  'a an the is are am was be been do does did can could will would shall should may might must i me my we us our you your it its he they them this that there here what when where which who why how much many long far to of in on at for from with by as and or not no if so any some have has had get got about please tell want need im ive its'.split(
    ' ',
  ),
)
/** One word for each group that people use for the same thing. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/手机号码|电话号码|手机号|mobile number|phone number|mobile|phone/g, ' 手机号 '],
  [/付完款|付了钱|付了款|付过款|付款之后/g, ' 付款 '],
  [/通不过|不通过|过不了|没通过|没过审/g, ' 不通过 '],
  [/更换|更改|修改|变更|改成|换成|换(?= ?手机号)|改(?= ?手机号|地址)|\bchange\b|\bupdate\b/g, ' 修改 '],
  [/收货地址|delivery address|shipping address/g, ' 收货地址 '],
  [/退钱|退款|退掉|能退|可退|退(?=吗|么|$)|\bmoney back\b|\brefund(?:s|ed)?\b/g, ' 退款 '],
  [/运费|邮费|快递费|包邮|shipping (?:fee|cost)s?|delivery fee|postage|freight/g, ' 运费 '],
  [/快递|物流|包裹|\bparcels?\b|\btrack(?:ing)?\b/g, ' 快递 '],
  [/发货|寄出|\bship(?:s|ped)?\b|\bsent\b|\bdispatch(?:ed)?\b/g, ' 发货 '],
  [/报名|参加|加入|\bsign(?:ing)? up\b|\bregister\b|\benrol+\b/g, ' 报名 '],
  [/注销|删除账号|删号|close (?:my |your |the )?account|delete (?:my |your |the )?account/g, ' 注销账号 '],
  [/提现|取钱|取出来|\bwithdraw(?:al|als|ing)?\b/g, ' 提现 '],
  [/\bpoints?\b|\bcoins?\b|金币|积分/g, ' 积分 '],
  [/优惠券|优惠卷|\bcoupons?\b/g, ' 优惠券 '],
  [/候补|\bwaiting list\b|\bwaitlist\b/g, ' 候补 '],
  [/满员|报满|名额满|\bfull\b|\bsold out\b/g, ' 满员 '],
  [/忘记密码|密码忘|忘了密码|\b(?:forgot|forgotten|lost) (?:my |the |your )?password\b/g, ' 忘记密码 '],
  [/验证码|\bcodes? by text message\b|\bverification codes?\b/g, ' 验证码 '],
  [/分销商|推广员|分销员|\bdistributors?\b/g, ' 分销商 '],
  [/保险|\binsurance\b|\binsured\b/g, ' 保险 '],
  [/会员|\bmembership\b|\bvip\b/g, ' 会员 '],
  [/客服|\bcustomer service\b|\bsupport\b|\bcontact\b|联系你们|联系方式/g, ' 客服 '],
]
const stem = (word: string): string =>
  word.length > 4
    ? word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s|e)$/, '')
    : word.length > 3
      ? word.replace(/s$/, '')
      : word

/** The text with one word for each group of words for the same thing, lower case. */
export const sameWords = (text: string): string =>
  SAME.reduce((said, [words, one]) => said.replace(words, one), searchText(text))

const pairsIn = (plain: string): readonly string[] =>
  (plain.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  )
const wordsIn = (plain: string): readonly string[] => plain.match(/[a-z0-9]{2,}/g) ?? []

/**
 * The terms of a text: the pairs of Chinese characters that stand side by side, and the stems of other words, without
 * the words of any question. Where a question is cut, no pair is made across the cut.
 */
export function gramsOf(text: string): readonly string[] {
  const plain = sameWords(text).replace(ASKING, ' ')
  const words = wordsIn(plain).filter((word) => !STOP.has(word))
  return [...new Set([...pairsIn(plain), ...words.map(stem)])]
}

/** The terms of a text that is searched in. */
export const termsIn = (text: string): ReadonlySet<string> => {
  const plain = sameWords(text)
  return new Set([...pairsIn(plain), ...wordsIn(plain).map(stem)])
}

/** Pairs across two words: nobody uses one, and its neighbours are both used. */
export const isAcross = (grams: readonly string[], at: number, isKnown: (gram: string) => boolean): boolean => {
  const [before, gram, after] = [grams[at - 1], grams[at], grams[at + 1]]
  const joins = (a?: string, b?: string) => a !== undefined && b !== undefined && a.at(-1) === b[0]
  if (gram === undefined || isKnown(gram) || !/\p{Script=Han}/u.test(gram)) return false
  return joins(before, gram) && joins(gram, after) && isKnown(before ?? '') && isKnown(after ?? '')
}

export type Aspect =
  | 'price'
  | 'time'
  | 'place'
  | 'refund'
  | 'gear'
  | 'included'
  | 'length'
  | 'lasts'
  | 'climb'
  | 'freight'
  | 'choices'
  | 'size'
  | 'weight'

interface Asked {
  readonly aspect: Aspect
  /** How a question asks for it. */
  readonly asked: RegExp
  /** What a passage about it says, or the heading above it. */
  readonly told: RegExp
}

const TIMES = /\d{1,2}[:：]\d{2}|\d{1,2} ?月 ?\d{1,2} ?日|[周每](?:[一二三四五六日末]|周)|[早上中下]午|清晨/
/** A measure: the size of something. */
const SIZES = /尺寸|尺码|容量|\d ?[×x] ?\d|[\d一二两三四五六七八九十] ?(?:厘米|毫升|升|寸|cm|ml|L)(?![a-z])/

/** What is asked for about a thing, in Chinese or English: each is asked in some ways, and a passage answers when it tells it. */
export const ASPECTS: readonly Asked[] = [
  {
    aspect: 'freight',
    asked:
      /运费|邮费|包邮|快递费|free (?:shipping|delivery|postage)|(?:shipping|delivery|postage) (?:fee|cost|charge)s?|\b(?:shipped|delivered) (?:for )?free|postage|freight/i,
    told: /运费|包邮|免运费/,
  },
  {
    aspect: 'refund',
    asked:
      /怎么退|如何退|退款规则|退款|退钱|能退|可以退|能不能退|可退|退票|取消(?:报名)?|\brefund(?:s|ed|able)?\b|\bmoney back\b/i,
    told: /退款?[^，。]*\d|全额退|不可退|不退/,
  },
  {
    aspect: 'included',
    asked:
      /费用包含|包含(?:什么|哪些)?|包括(?:什么|哪些)?|含什么|提供什么|包吃|包住|含餐|包不包|(?:what|is|are)(?:'s)? (?:\w+ )?included|\binclude[sd]?\b/i,
    told: /^费用包含|^包含|^含$/,
  },
  {
    aspect: 'gear',
    asked:
      /(?:需?要|该|得)?(?:自己)?带(?:些|点)?(?:什么|哪些)?(?:东西|装备)?|(?:需要|要)?准备什么|穿什么(?:衣服)?|什么装备|装备(?:建议|清单)?|what (?:\w+ ){1,5}(?:bring|take|pack|wear|prepare)(?: along)?|(?:gear|packing) list/i,
    told: /^装备|清单/,
  },
  {
    aspect: 'weight',
    asked:
      /(?:有)?多重|重量(?:是?多少)?|多少(?:公?斤|克)|几公?斤|how heavy|how much (?:\w+ ){1,4}weigh|\bweigh(?:s|t)?\b/i,
    told: /重量|[\d一二两三四五六七八九十百半] ?(?:公斤|千克|克|斤|kg|g)(?![a-z])/i,
  },
  {
    aspect: 'price',
    asked:
      /多少钱|什么价格?|价格|票价|费用|收费(?:吗)?|要钱|贵不贵|几块钱|怎么卖|售价|免费吗|how much|how expensive|\bprices?\b|\bcosts?\b|\bfees?\b|\bfree(?: of charge)?\b/i,
    told: /^价格/,
  },
  {
    aspect: 'lasts',
    asked:
      /(?:要|需要)?(?:走|玩|骑|用)?多(?:久|长时间)|几个?小时|几天|how long (?:does|do|did|will|would)\b|how many (?:hours|days)|\bduration\b/i,
    told: /(?:全程|用时|为期|一共)[^。]{0,12}[\d一二两三四五六七八九十半]个?(?:小时|天|分钟)/,
  },
  {
    aspect: 'length',
    asked:
      /(?:有|全程)?(?:多长|多远|多少公里|几公里)|how (?:long|far)|how many (?:km|kilomet(?:er|re)s|miles)|\bdistance\b/i,
    told: /(?:全程|总长|一共)[^。]{0,8}(?:公里|千米|km)/i,
  },
  {
    aspect: 'climb',
    asked:
      /爬升(?:多少)?(?:米)?|爬多高|(?:海拔)?多高|海拔(?:多少)?|how high|elevation(?: gain)?|\bascent\b|\baltitude\b/i,
    told: /爬升|海拔/,
  },
  {
    aspect: 'time',
    asked:
      /什么时候|几点(?:钟)?|哪一?天|几号|何时|时间|日期|(?:什么时候)?(?:开始|出发|开门|营业)(?:时间)?|\bwhen\b|(?:what|which) (?:time|day|date)|opening hours/i,
    told: TIMES,
  },
  {
    aspect: 'place',
    asked:
      /在哪里?儿?|哪里|哪儿|什么地方|地点|地址|集合(?:点)?|怎么去|怎么走|\bwhere\b|\baddress\b|meeting (?:point|place)|\blocation\b|how (?:do|can) (?:i|we) get (?:to|there)/i,
    told: /^地点/,
  },
  {
    aspect: 'choices',
    asked:
      /(?:有)?(?:哪|什么|几)(?:些|个|种)?(?:颜色|尺码|规格|款式)|颜色|尺码|规格|(?:what|which) (?:colou?rs?|sizes?)|\bcolou?rs?\b/i,
    told: /^可选/,
  },
  {
    aspect: 'size',
    asked: /(?:有)?多大|尺寸|大小|容量|几升|几个?人(?:用|住)|how (?:big|large)|\bsizes?\b|\bdimensions\b|\bcapacity\b/i,
    told: SIZES,
  },
]

/** English words that ask about a thing without naming it; only when its name is Chinese, as that of an open day. */
const FILLERS =
  /\b(?:starts?|begins?|leaves?|departs?|opens?|takes?(?: place)?|lasts?|happens?|held|comes?|sells?|sold|buy|tell)\b/gi

/** What the question asks for, and the question without it. */
export function aspectsOf(question: string): { readonly aspects: readonly Asked[]; readonly topic: string } {
  let topic = question
  const aspects = ASPECTS.filter(({ asked }) => {
    const rest = topic.replace(asked, ' ')
    const isAsked = rest !== topic
    topic = rest
    return isAsked
  })
  return { aspects, topic }
}

export const withoutFillers = (topic: string): string => topic.replace(FILLERS, ' ')

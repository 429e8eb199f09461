import { sql } from 'kysely'
import type { AutoReply } from '../../db/schema/chat'
import type { Planter } from '../../seed/Planter'
import { head } from '../../seed/TenantSeed'

/** The agents of a demo tenant: first a program, then a person. */
interface AgentSeed {
  readonly name: string
  readonly rules: AutoReply
  /** The seeded member who answers as a person. */
  readonly personRid: number
}

const rule = (words: readonly string[], text: string) => ({ words, text })

const REFUND = rule(['退款', '退票', 'refund'], '在「我的订单」里打开订单，点「申请退款」即可；审核通过后原路退回。')
const PEOPLE = rule(['人工', '真人', 'human'], '工作人员也在「联系客服」里，您可以直接给他们发消息，他们看到就会回复。')
const HELLO = rule(
  ['你好', '您好', '在吗', 'hello'],
  '您好，我是自动回复的小助手。可以问我活动、报名、退款，或者说「人工」。',
)
const fallback = '我还不会回答这个问题，您可以换个说法，或者说「人工」。'

const AGENTS: Readonly<Record<number, AgentSeed>> = {
  1000: {
    name: '山野小助手',
    personRid: 2002,
    rules: {
      rules: [
        REFUND,
        PEOPLE,
        rule(['报名', '活动', 'enrol'], '在首页打开「活动」，选好场次和票种就能报名；满员时可以候补。'),
        rule(['优惠券', 'coupon'], '首页的优惠券点「领取」，付款时会自动列出能用的。'),
        HELLO,
      ],
      fallback,
    },
  },
  3073: {
    name: '招生小助手',
    personRid: 4001,
    rules: {
      rules: [
        rule(['报名', '申请', 'apply'], '打开「我要报名」，填写个人信息并上传证件照；审核通过后缴费即完成。'),
        rule(['照片', 'photo'], '请上传近期免冠正面证件照，竖版，不低于 295×413 像素。'),
        PEOPLE,
        HELLO,
      ],
      fallback,
    },
  },
  3192: { name: '远行小助手', personRid: 4201, rules: { rules: [REFUND, PEOPLE, HELLO], fallback } },
  3214: { name: '云杉小助手', personRid: 4301, rules: { rules: [REFUND, PEOPLE, HELLO], fallback } },
}

/** Adds the agents of a demo tenant. */
export const plantAgents: Planter = async (db, { iid }, now) => {
  const seed = AGENTS[iid]
  if (!seed) return
  const program = await db
    .insertInto('member')
    .values({
      iid,
      user_id: sql<number>`nextval('member_user_id')`,
      nick_name: seed.name,
      head_img: head(iid),
      signature: '自动回复',
      created_at: now,
    })
    .returning('rid')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('chat_agent')
    .values([
      { iid, rid: program.rid, label: '自动回复', sort: 1, auto_reply: JSON.stringify(seed.rules) },
      { iid, rid: seed.personRid, label: '客服', sort: 2, auto_reply: null },
    ])
    .execute()
}

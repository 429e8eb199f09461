import { question } from './question'
import type { ConfigSeed } from './TenantSeed'

/** The questions that the help pages answer. */
export const questions: readonly ConfigSeed[] = [
  question({
    ...{ topic: '报名', title: '怎样报名活动？' },
    desc: '在活动详情选择场次与票种，填写报名人信息，确认金额后支付即可。支付成功后会收到票码。',
    en: {
      topic: 'Signing up',
      title: 'How do I sign up for an activity?',
      desc: 'Choose a session and a ticket on the activity page, add who’s coming, check the total and pay. You’ll get a ticket code right away.',
    },
  }),
  question({
    ...{ topic: '报名', title: '名额满了怎么办？' },
    desc: '可以加入候补，有人取消时按顺序通知，三十分钟内有效。',
    en: {
      topic: 'Signing up',
      title: 'What if it’s full?',
      desc: 'Join the waitlist. When someone cancels, we’ll notify the next person in line, who has 30 minutes to take the place.',
    },
  }),
  question({
    ...{ topic: '报名', title: '可以替朋友报名吗？' },
    desc: '可以，一次最多添加十位报名人，每位需要填写真实信息用于购买保险。',
    en: {
      topic: 'Signing up',
      title: 'Can I sign up my friends?',
      desc: 'Yes, up to 10 people at once. The insurance needs everyone’s real details.',
    },
  }),
  question({
    ...{ topic: '退款', title: '临时去不了能退吗？' },
    desc: '出发前 72 小时以上全额退，24 小时以上退一半，之后不可退。具体以活动页的退款规则为准。',
    en: {
      topic: 'Refunds',
      title: 'Can I get a refund if I can’t make it?',
      desc: 'Cancel 72 hours or more before the start for a full refund, or 24 hours or more for half. After that there’s no refund. If the activity page gives its own refund policy, that one applies.',
    },
  }),
  question({
    ...{ topic: '退款', title: '退款多久到账？' },
    desc: '审核通过后原路返回，一般一到三个工作日。',
    en: {
      topic: 'Refunds',
      title: 'How long does a refund take?',
      desc: 'It goes back to your original payment method, usually 1 to 3 working days after approval.',
    },
  }),
  question({
    ...{ topic: '优惠与钱包', title: '优惠券和积分可以一起用吗？' },
    desc: '可以。优惠券抵扣之后，积分最多再抵剩余金额的三成。',
    en: {
      topic: 'Discounts and wallet',
      title: 'Can I use coupons and points together?',
      desc: 'Yes. After the coupon, points can cover up to 30% of what’s left.',
    },
  }),
  question({
    ...{ topic: '保险', title: '活动包含保险吗？' },
    desc: '收费活动均含户外意外险，可在下单时升级。',
    en: {
      topic: 'Insurance',
      title: 'Is insurance included?',
      desc: 'Paid activities include outdoor accident insurance. You can upgrade it when you order.',
    },
  }),
  question({
    ...{ topic: '账号与安全', title: '怎样更换手机号？' },
    desc: '在“我的—个人信息”里验证新手机号即可。',
    en: {
      topic: 'Account',
      title: 'How do I change my mobile number?',
      desc: 'Go to Me > My details and verify the new number.',
    },
  }),
]

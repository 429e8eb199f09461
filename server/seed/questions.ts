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
      desc: 'Choose a session and tickets on the activity’s page, fill in who comes, check the amount and pay. You get a ticket code after that.',
    },
  }),
  question({
    ...{ topic: '报名', title: '名额满了怎么办？' },
    desc: '可以加入候补，有人取消时按顺序通知，三十分钟内有效。',
    en: {
      topic: 'Signing up',
      title: 'What if it is full?',
      desc: 'Join the waiting list. When somebody cancels you are told in turn, and have thirty minutes.',
    },
  }),
  question({
    ...{ topic: '报名', title: '可以替朋友报名吗？' },
    desc: '可以，一次最多添加十位报名人，每位需要填写真实信息用于购买保险。',
    en: {
      topic: 'Signing up',
      title: 'May I sign up my friends?',
      desc: 'Yes, up to ten people at once. Everybody’s real details are needed for the insurance.',
    },
  }),
  question({
    ...{ topic: '退款', title: '临时去不了能退吗？' },
    desc: '出发前 72 小时以上全额退，24 小时以上退一半，之后不可退。具体以活动页的退款规则为准。',
    en: {
      topic: 'Refunds',
      title: 'Can I get my money back when I cannot come?',
      desc: 'All of it until 72 hours before the start, half of it until 24 hours before, nothing after that. The rules on the activity’s page count.',
    },
  }),
  question({
    ...{ topic: '退款', title: '退款多久到账？' },
    desc: '审核通过后原路返回，一般一到三个工作日。',
    en: {
      topic: 'Refunds',
      title: 'How long does a refund take?',
      desc: 'It goes back the way it was paid, usually within one to three working days after approval.',
    },
  }),
  question({
    ...{ topic: '优惠与钱包', title: '优惠券和积分可以一起用吗？' },
    desc: '可以。优惠券抵扣之后，积分最多再抵剩余金额的三成。',
    en: {
      topic: 'Discounts and wallet',
      title: 'May I use coupons and points together?',
      desc: 'Yes. After the coupon, points cover up to 30% of what is left.',
    },
  }),
  question({
    ...{ topic: '保险', title: '活动包含保险吗？' },
    desc: '收费活动均含户外意外险，可在下单时升级。',
    en: {
      topic: 'Insurance',
      title: 'Is insurance included?',
      desc: 'Activities that cost something include outdoor accident insurance. You can choose a better one when you order.',
    },
  }),
  question({
    ...{ topic: '账号与安全', title: '怎样更换手机号？' },
    desc: '在“我的—个人信息”里验证新手机号即可。',
    en: {
      topic: 'Account',
      title: 'How do I change my mobile number?',
      desc: 'Verify the new number under Me, Personal information.',
    },
  }),
]

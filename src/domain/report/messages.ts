import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    report: '举报',
    reportWhy: '说说哪里有问题',
    reportShort: '请用5到500个字说明',
    reportSend: '提交举报',
    reported: '已收到，谢谢你的举报',
    reportedBefore: '你已经举报过了',
    reportAd: '广告或骗人的内容',
    reportFalse: '内容与事实不符',
    reportCopied: '抄袭他人的内容',
    reportHarm: '辱骂、色情或暴力',
  },
  en: {
    report: 'Report',
    reportWhy: 'What’s wrong with it?',
    reportShort: 'Use 5 to 500 characters',
    reportSend: 'Submit report',
    reported: 'Thanks, we’ve received your report',
    reportedBefore: 'You’ve already reported this',
    reportAd: 'Spam or fraud',
    reportFalse: 'False information',
    reportCopied: 'Copied from someone else',
    reportHarm: 'Abuse, nudity or violence',
  },
})

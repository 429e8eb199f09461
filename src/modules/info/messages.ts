import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    protocol: '用户协议',
    privacy: '隐私政策',
    version: '版本 {version} · {date} 更新',
    agree: '同意',
    agreed: '已同意当前版本',
    agreeDone: '已记录您的同意',
    withdraw: '撤回同意',
    withdrawAsk: '撤回同意后将退出登录，部分功能无法继续使用。',
    withdrawn: '已撤回同意并退出登录',
    stale: '内容已更新，请重新阅读',
  },
  en: {
    protocol: 'Terms of use',
    privacy: 'Privacy policy',
    version: 'Version {version} · updated {date}',
    agree: 'Agree',
    agreed: 'You agreed to this version',
    agreeDone: 'Your consent is recorded',
    withdraw: 'Withdraw consent',
    withdrawAsk: 'You’ll be logged out, and some features will stop working.',
    withdrawn: 'Consent withdrawn, you are logged out',
    stale: 'This has been updated. Please read it again',
  },
})

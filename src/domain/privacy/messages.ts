import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    title: '隐私保护提示',
    body: '接下来会用到你的个人信息。请先阅读隐私保护指引，同意后继续；不同意也可以使用不需要这些信息的功能。',
    contract: '查看隐私保护指引',
    agree: '同意并继续',
    disagree: '不同意',
  },
  en: {
    title: 'Your privacy',
    body: 'The next step uses personal data. Please read and accept the privacy guide to continue. You can still use everything that doesn’t need it.',
    contract: 'Privacy guide',
    agree: 'Agree and continue',
    disagree: 'Not now',
  },
})

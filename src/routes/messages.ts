import { defineMessages } from '@/locales/defineMessages'

/** The router's own messages. */
export const text = defineMessages({
  zh: { noSuchPage: '页面不存在', linkCopied: '链接已复制，请在浏览器中打开' },
  en: { noSuchPage: 'No such page', linkCopied: 'Link copied. Open it in a browser' },
})

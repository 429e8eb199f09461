import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    required: '必填 {done}/{all}',
    behind: '内容已在别处更新。你改过的还在，其余已换成最新的。',
    takeStored: '放弃我的修改',
  },
  en: {
    required: '{done} of {all} required',
    behind: 'This was changed elsewhere. Your edits are kept; the rest is up to date.',
    takeStored: 'Discard my edits',
  },
})

import type { ChatMessage } from '@quanzi/contract'
import { type LanguageCode, language } from '@/locales/Language'
import { wordedBody } from '../text/wordedBody'
import type { ShownMessage } from './ShownMessage'

const known: Readonly<Record<LanguageCode, WeakMap<ChatMessage, ShownMessage>>> = {
  'zh-CN': new WeakMap(),
  en: new WeakMap(),
}

/** A notice as a row shows it. The same notice gives the same object, so that only new rows are drawn. */
export function shownNotice(message: ChatMessage): ShownMessage {
  const { content, date } = message
  const seen = known[language.code]
  const shown = seen.get(message) ?? {
    tempID: content.tempID,
    mine: false,
    date,
    body: wordedBody(content),
    place: null,
    sender: content.sender,
    tipNotify: content.tipNotify ?? null,
    status: 'received',
    refusal: '',
    progress: 0,
    localPath: null,
  }
  seen.set(message, shown)
  return shown
}

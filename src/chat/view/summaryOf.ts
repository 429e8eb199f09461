import type { ChatContent } from '@quanzi/contract'
import { panelParts } from '../text/linkParts'
import { wordedBody } from '../text/wordedBody'
import { cardOf } from './bubbles/cardOf'
import { text } from './messages'

/** A message as one line of text. */
export function summaryOf({ body: said, en, tipNotify }: Pick<ChatContent, 'body' | 'en' | 'tipNotify'>): string {
  if (tipNotify) return `${tipNotify.name} ${tipNotify.desc}`.trim()
  const body = wordedBody({ body: said, en })
  switch (body.type) {
    case 1:
    case 10:
      return panelParts(body.text)
        .map((part) => part.text)
        .join('')
    case 2:
      return text('image')
    case 3:
      return text('voiceShort')
    case 4:
      return text('videoMessage')
    case 11:
      return cardOf(body.operateCardString)?.title ?? text('card')
  }
}

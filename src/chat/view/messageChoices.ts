import { splitQuote } from '../text/quote'
import type { ShownMessage } from './ShownMessage'

/** What can be done with a message, in the order of its menu. */
export type MessageChoice = 'copy' | 'quote' | 'retry' | 'remove'

/** The words of a message, without those that it quotes; '' for a picture, a voice, a video or a card. */
export function wordsOf({ body, tipNotify }: Pick<ShownMessage, 'body' | 'tipNotify'>): string {
  if (tipNotify || (body.type !== 1 && body.type !== 10)) return ''
  return splitQuote(body.text)?.words ?? body.text
}

type Offered = Pick<ShownMessage, 'body' | 'tipNotify' | 'place' | 'status'>

/** The choices of a message. Only what the gate has can be quoted, only what it refused sent again or deleted. */
export function messageChoices(message: Offered, canAnswer: boolean): readonly MessageChoice[] {
  const words = wordsOf(message)
  const isThere = !['uploading', 'sending', 'failed'].includes(message.status)
  return [
    ...(words ? (['copy'] as const) : []),
    ...(words && !message.place && isThere && canAnswer ? (['quote'] as const) : []),
    ...(message.status === 'failed' ? (['retry', 'remove'] as const) : []),
  ]
}

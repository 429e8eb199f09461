import type { ChatContent } from '@quanzi/contract'
import { language } from '@/locales/Language'

/** The body of a message in the language of its reader: notices of the system also have English words. */
export function wordedBody({ body, en }: Pick<ChatContent, 'body' | 'en'>): ChatContent['body'] {
  if (en === undefined || language.code !== 'en') return body
  if (body.type === 10) return { ...body, text: en }
  if (body.type !== 11) return body
  try {
    return { ...body, operateCardString: JSON.stringify({ ...JSON.parse(body.operateCardString), title: en }) }
  } catch {
    return body
  }
}

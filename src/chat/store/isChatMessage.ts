import type { ChatMessage } from '@quanzi/contract'
import { hasFields } from './hasFields'

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => hasFields(value)

const BODY_TEXTS: Readonly<Record<number, readonly string[]>> = {
  1: ['text'],
  2: ['imageUrl'],
  3: ['voiceUrl'],
  4: ['videoUrl'],
  10: ['text'],
  11: ['operateCardString'],
}

/** True when a value from the device or the gate is a message that can be shown. */
export function isChatMessage(value: unknown): value is ChatMessage {
  if (!isFields(value) || typeof value.id !== 'string' || typeof value.date !== 'number') return false
  const { content } = value
  if (!isFields(content) || typeof content.tempID !== 'string' || content.tempID === '') return false
  const { sender, body } = content
  if (!isFields(sender) || typeof sender.roleID !== 'number' || typeof sender.nick_name !== 'string') return false
  if (!isFields(body)) return false
  return BODY_TEXTS[Number(body.type)]?.every((name) => typeof body[name] === 'string') ?? false
}

import type { ChatBody } from '@quanzi/contract'
import type { MediaKind } from './mediaKinds'

interface Details {
  readonly poster?: string
  readonly seconds?: number | undefined
  /** The heights of its bars as digits. */
  readonly wave?: string | undefined
}

/** The body with addresses that this platform can open; those of the bucket begin with a slash. */
export function openableBody(body: ChatBody, whole: (address: string) => string): ChatBody {
  if (body.type === 2) return { ...body, imageUrl: whole(body.imageUrl) }
  if (body.type === 3) return { ...body, voiceUrl: whole(body.voiceUrl) }
  if (body.type === 4) return { ...body, videoUrl: whole(body.videoUrl), videoImageUrl: whole(body.videoImageUrl) }
  return body
}

const SECONDS = /[?&]seconds=(\d+)/

/**
 * The message body for a stored file. The address carries the length and the bars of a voice, because the documents have
 * no fields for them.
 */
export function mediaBody(kind: MediaKind, address: string, { poster = '', seconds, wave }: Details): ChatBody {
  if (kind === 'image') return { type: 2, imageUrl: address }
  if (kind === 'video') return { type: 4, videoUrl: address, videoImageUrl: poster }
  if (seconds === undefined || address === '') return { type: 3, voiceUrl: address }
  const length = `?seconds=${Math.max(1, Math.round(seconds))}`
  return { type: 3, voiceUrl: address + length + (wave ? `&wave=${wave}` : '') }
}

/** The length of a voice message; null when the address does not contain it. */
export function voiceSeconds(voiceUrl: string): number | null {
  const [, seconds] = SECONDS.exec(voiceUrl) ?? []
  return seconds === undefined ? null : Number(seconds)
}

import type { ItemSummary, MarkResult } from '@quanzi/contract'

/** A topic after the viewer has followed it, or stopped. */
export function withFollow(topic: ItemSummary, { on, count }: MarkResult): ItemSummary {
  const others = (topic.extra.marks ?? []).filter((mark) => mark !== 'follow')
  return {
    ...topic,
    extra: { ...topic.extra, followers: Math.max(0, count), marks: on ? [...others, 'follow'] : others },
  }
}

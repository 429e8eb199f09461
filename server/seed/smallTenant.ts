import { head, type ItemSeed, type PersonSeed, picture } from './TenantSeed'

/** Members of a smaller tenant, numbered from their own base. */
export const members = (base: number, names: readonly string[], seed: number): readonly PersonSeed[] =>
  names.map((name, index) => ({
    userId: base + index,
    rid: base + 1000 + index,
    name,
    head: head(seed + index * 5),
    mobile: `1383${base + index}000`,
  }))

interface Article {
  readonly id: string
  readonly type: number
  readonly title: string
  readonly scene: readonly [string, number]
  readonly age: number
  readonly tag: string
  readonly text: readonly string[]
  readonly author?: number
  readonly more?: Partial<ItemSeed>
}

/** News, notes, clubs and campaigns of a smaller tenant. */
export function article({ id, type, title, scene, age, tag, text, author = 0, more = {} }: Article): ItemSeed {
  const shape = type === 10 ? '1x1' : type === 3 || type === 13 ? '16x9' : type === 11 ? '4x5' : '4x3'
  const cover = picture(scene[0], scene[1], shape)
  return {
    id,
    type,
    title,
    cover,
    summary: (text[0] ?? '').slice(0, 64),
    author,
    age,
    tags: [tag],
    imgs: [cover, picture(scene[0], scene[1] + 3, '16x9')],
    ...(type === 11
      ? { body: text.map((line) => ({ type: 'text' as const, text: line })) }
      : { html: text.map((line) => `<p>${line}</p>`).join('') }),
    counts: { view: 300 + (Number(id) % 37) * 53, like: 20 + (Number(id) % 11) * 7, collect: 8 + (Number(id) % 7) * 3 },
    ...more,
  }
}

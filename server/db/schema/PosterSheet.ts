export const POSTER_TEMPLATES = ['picture', 'card', 'words'] as const

/** `picture` lets the cover fill the page, `card` lays it on the tenant's colour, `words` is a quiet page of text. */
export type PosterTemplate = (typeof POSTER_TEMPLATES)[number]

/** Everything a sharing picture shows. The same sheet is the same picture. */
export interface PosterSheet {
  readonly kind: 'poster'
  readonly template: PosterTemplate
  readonly site: string
  /** The tenant's brand colour, `#RRGGBB`. */
  readonly colour: string
  readonly title: string
  /** What the item is called in its module: 活动, 资讯. */
  readonly label: string
  /** One fact a line: when, where. */
  readonly facts: readonly string[]
  /** As shown: `¥ 39.9 起`, `免费`, ''. */
  readonly price: string
  readonly cover: string
  readonly userName: string
  readonly userImg: string
  readonly code: CodeWish
}

/** A membership card. */
export interface CardSheet {
  readonly kind: 'card'
  readonly site: string
  readonly colour: string
  readonly title: string
  readonly desc: string
  readonly no: string
  readonly date: string
  readonly cover: string
  readonly code: CodeWish | null
}

/** The code of a picture: a short link, as a plain code or as a mini-program's own. */
export interface CodeWish {
  readonly code: string
  readonly mini: boolean
}

export type Sheet = PosterSheet | CardSheet

export const POSTER_TEMPLATES = ['picture', 'card', 'words'] as const

/** `picture`: the cover fills the page. `card`: a card on the tenant's colour. `words`: a page of text. */
export type PosterTemplate = (typeof POSTER_TEMPLATES)[number]

/** Everything on a sharing picture. Equal sheets give the same picture. */
export interface PosterSheet {
  readonly kind: 'poster'
  readonly template: PosterTemplate
  readonly site: string
  /** The tenant's brand colour, `#RRGGBB`. */
  readonly colour: string
  readonly title: string
  /** Name of the item's kind: 活动, 资讯. */
  readonly label: string
  /** One fact per line: time, place. */
  readonly facts: readonly string[]
  /** As shown: `¥ 39.9 起`, `免费`, ''. */
  readonly price: string
  readonly cover: string
  readonly userName: string
  readonly userImg: string
  readonly code: CodeWish
  /** Its own words are English; missing for Chinese. */
  readonly english?: true
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

/** The code on a picture: a short link, as a QR code or a mini-program code. */
export interface CodeWish {
  readonly code: string
  readonly mini: boolean
}

/** A certificate: what for, for whom, its number and its facts. */
export interface CertificateSheet {
  readonly kind: 'certificate'
  readonly site: string
  readonly colour: string
  /** As 打卡证书. */
  readonly heading: string
  readonly title: string
  readonly name: string
  readonly no: string
  /** One fact per line: 完成 12 个打卡点. */
  readonly facts: readonly string[]
  readonly date: string
  /** The address of a square picture; ''. */
  readonly photo: string
  readonly code: CodeWish
}

export type Sheet = PosterSheet | CardSheet | CertificateSheet

import {
  type BusinessCard,
  type CardBusiness,
  type CardLook,
  type CardPersonal,
  countTrimmed,
  isMobile,
} from '@quanzi/contract'

export type PersonalForm = CardPersonal & { readonly phone: string }
export type PersonalProblem = 'name' | 'phone'

export const BLANK_PERSONAL: PersonalForm = {
  ...{ name: '', post: '', phone: '', wechat: '', email: '', headImg: '', intro: '', showPhone: 'mutual' },
}
export const BLANK_BUSINESS: CardBusiness = {
  ...{ company: '', industry: '', licence: '', address: '', lat: null, lng: null, shopId: '' },
}
export const BLANK_LOOK: CardLook = { template: 'plain', cover: '', video: '', visibility: 'public' }

export const personalOf = (card: BusinessCard): PersonalForm => ({
  ...BLANK_PERSONAL,
  ...card.personal,
  phone: card.personal.phone ?? '',
})

export const problemsOf = ({ name, phone }: PersonalForm): readonly PersonalProblem[] => [
  ...(countTrimmed(name) === 0 ? (['name'] as const) : []),
  ...(isMobile(phone.trim()) ? [] : (['phone'] as const)),
]

/** What is saved: texts without blanks at their ends. */
export const trimmed = <Form extends object>(form: Form): Form =>
  Object.fromEntries(
    Object.entries(form).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
  ) as Form

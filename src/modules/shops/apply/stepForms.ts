import {
  countTrimmed,
  isCreditCode,
  isMobileLoose,
  type ShopJoin,
  type ShopStep1,
  type ShopStep2,
} from '@quanzi/contract'

export type Step1Problem = 'name' | 'typeId' | 'contact' | 'phone' | 'region' | 'address'
export type Step2Problem = 'creditCode' | 'licence' | 'photos' | 'intro' | 'consent'
export type Step2Form = ShopStep2 & { readonly consent: boolean }

export const BLANK1: ShopStep1 = {
  ...{ name: '', typeId: '', contact: '', phone: '', region: '', address: '', lat: null, lng: null },
}
export const BLANK2: Step2Form = { creditCode: '', licence: '', photos: [], intro: '', consent: false }

/** What the application says already. */
export const step1Of = ({ data }: Pick<ShopJoin, 'data'>): ShopStep1 => ({
  ...{ name: data.name ?? '', typeId: data.typeId ?? '', contact: data.contact ?? '', phone: data.phone ?? '' },
  ...{ region: data.region ?? '', address: data.address ?? '', lat: data.lat ?? null, lng: data.lng ?? null },
})

export const step2Of = ({ data }: Pick<ShopJoin, 'data'>): Step2Form => ({
  ...{ creditCode: data.creditCode ?? '', licence: data.licence ?? '', photos: data.photos ?? [] },
  ...{ intro: data.intro ?? '', consent: false },
})

/** What the device keeps: of the licence, which is private, only its name, which opens nothing. */
export const keptStep2 = (form: Step2Form): Step2Form => ({ ...form, licence: form.licence.split('?')[0] ?? '' })

export const problems1 = (form: ShopStep1): readonly Step1Problem[] => {
  const wrong: readonly (readonly [Step1Problem, boolean])[] = [
    ['name', countTrimmed(form.name) < 2],
    ['typeId', form.typeId === ''],
    ['contact', countTrimmed(form.contact) < 2],
    ['phone', !isMobileLoose(form.phone.trim())],
    ['region', form.region === ''],
    ['address', countTrimmed(form.address) === 0],
  ]
  return wrong.flatMap(([problem, is]) => (is ? [problem] : []))
}

export const problems2 = (form: Step2Form): readonly Step2Problem[] => {
  const length = countTrimmed(form.intro)
  const wrong: readonly (readonly [Step2Problem, boolean])[] = [
    ['creditCode', !isCreditCode(form.creditCode)],
    ['licence', form.licence === ''],
    ['photos', form.photos.length === 0 || form.photos.length > 6],
    ['intro', length < 10 || length > 500],
    ['consent', !form.consent],
  ]
  return wrong.flatMap(([problem, is]) => (is ? [problem] : []))
}

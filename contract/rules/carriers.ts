/** Carriers that the form offers to sellers; they may also type another name (screens-commerce §4 /v2/order/ship). */
export const CARRIERS: readonly string[] = [
  '顺丰速运',
  '中通快递',
  '圆通速递',
  '韵达速递',
  '申通快递',
  '极兔速递',
  '京东快递',
  '邮政EMS',
]

/** Hotlines of the carriers. */
const PHONES: Readonly<Record<string, string>> = {
  顺丰速运: '95338',
  中通快递: '95311',
  圆通速递: '95554',
  韵达速递: '95546',
  申通快递: '95543',
  极兔速递: '956025',
  京东快递: '950616',
  邮政EMS: '11183',
}

/** A carrier's hotline; '' for one that is not in the list. */
export const carrierPhone = (company: string): string => PHONES[company] ?? ''

/** True for a parcel number: 6 to 32 letters and digits (screens-commerce §2 order/ems). */
export const isParcelNumber = (text: string): boolean => /^[A-Za-z0-9]{6,32}$/.test(text)

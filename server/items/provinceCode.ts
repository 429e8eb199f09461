/** Two-digit province codes, padded like the region data. */
const CODES: Readonly<Record<string, string>> = {
  北京: '110000',
  天津: '120000',
  河北: '130000',
  山西: '140000',
  内蒙古: '150000',
  辽宁: '210000',
  吉林: '220000',
  黑龙江: '230000',
  上海: '310000',
  江苏: '320000',
  浙江: '330000',
  安徽: '340000',
  福建: '350000',
  江西: '360000',
  山东: '370000',
  河南: '410000',
  湖北: '420000',
  湖南: '430000',
  广东: '440000',
  广西: '450000',
  海南: '460000',
  重庆: '500000',
  四川: '510000',
  贵州: '520000',
  云南: '530000',
  西藏: '540000',
  陕西: '610000',
  甘肃: '620000',
  青海: '630000',
  宁夏: '640000',
  新疆: '650000',
  香港: '810000',
  澳门: '820000',
}

/** The code by which members follow a province: that of the region data, or the name of a place without one. */
export const provinceCode = (name: string): string => CODES[name] ?? name

const ALL: ReadonlySet<string> = new Set(Object.values(CODES))

/** Whether the region data have this code for a province. */
export const isProvinceCode = (code: string): boolean => ALL.has(code)

/** The answers of an applicant of the demo university, for the journeys in browser and mini-programs. */
export const UNIVERSITY = 3073
export const REG_ID = '3'
/** The demo university's applicant. */
export const DEMO_APPLICANT = { mobile: '13830730002', password: 'quanzi123' } as const
export const NAME = '李明'
export const ID_NUMBER = '11010519491231002X'
/** Xihu district, from the province down. */
export const PLACE = ['330000', '330100', '330106'] as const
export const PLACE_NAMES = '浙江省 杭州市 西湖区'

/** One action on a field; `pick` gives the options by their position in each level. */
export type Answer =
  | { readonly field: number; readonly text: string }
  | { readonly field: number; readonly date: string }
  | { readonly field: number; readonly pick: readonly number[] }
  | { readonly field: number; readonly place: readonly string[] }
  | { readonly field: number; readonly times: number }

/** The groups that the journeys fill in by hand; 36 is the photo, 35 the documents. */
export const ANSWERS: Readonly<Record<string, readonly Answer[]>> = {
  '31': [
    { field: 271, text: NAME },
    { field: 272, text: ID_NUMBER },
    { field: 273, pick: [0] },
    { field: 274, date: '1949-12-31' },
    { field: 275, pick: [1] },
  ],
  '32': [
    { field: 277, place: PLACE },
    { field: 278, place: PLACE },
    { field: 279, text: '青岚路 1 号' },
    { field: 281, text: '李父' },
  ],
  '33': [
    { field: 286, text: '青岚大学' },
    { field: 287, pick: [0] },
    { field: 288, date: '2026-06-30' },
    { field: 289, times: 2 },
    // Employed: the three fields about work appear.
    { field: 282, pick: [0] },
    { field: 283, text: '湖畔书店' },
    { field: 284, text: '店员' },
    { field: 285, date: '2024-07-01' },
  ],
  '34': [
    // 生物学/纳米生物技术: the research group appears.
    { field: 297, pick: [0, 2] },
    { field: 426, pick: [1] },
    { field: 298, pick: [0] },
  ],
}

/** The same answers in stored form. */
export const STORED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '31': { 271: NAME, 272: ID_NUMBER, 273: '男', 274: '1949-12-31', 275: '共青团员' },
  '32': { 277: PLACE_NAMES, 278: PLACE_NAMES, 279: '青岚路 1 号', 281: '李父' },
  '33': {
    282: '是',
    283: '湖畔书店',
    284: '店员',
    285: '2024-07-01',
    286: '青岚大学',
    287: '本科',
    288: '2026-06-30',
    289: '2',
  },
  '34': { 297: '生物学/纳米生物技术', 298: '全日制', 299: '0', 426: '湖泊生态' },
}

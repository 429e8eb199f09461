import type { TrackDegrees } from '@quanzi/contract'
import type { StoredPaperItem } from '../../db/schema/paper'

export interface TrackSeed {
  readonly iid: number
  readonly id: string
  readonly title: string
  readonly intro: string
  readonly groups: readonly string[]
  /** Corners of the way. */
  readonly corners: readonly TrackDegrees[]
  readonly places: readonly { readonly id: string; readonly name: string; readonly corner: number }[]
  /** How many people have walked it. */
  readonly walkers: number
}

const LAKE: readonly TrackDegrees[] = [
  [30.2592, 120.1461],
  [30.2571, 120.1402],
  [30.2524, 120.1378],
  [30.2462, 120.1369],
  [30.2405, 120.1352],
  [30.2338, 120.1371],
  [30.2317, 120.1453],
  [30.2352, 120.1534],
  [30.2421, 120.1571],
  [30.2497, 120.1592],
  [30.2561, 120.1573],
  [30.2592, 120.1461],
]

const BAY: readonly TrackDegrees[] = [
  [22.5211, 113.9432],
  [22.5189, 113.9518],
  [22.5203, 113.9604],
  [22.5246, 113.9679],
]

/** The tracks of the demo tenants. They are open for a year, so that anybody can enter and record. */
export const TRACKS: readonly TrackSeed[] = [
  {
    iid: 1000,
    id: '36001',
    title: '环湖一圈挑战',
    intro: '全年开放。沿湖走一圈约九公里，途中五个检查点，走完可以答题。',
    groups: ['健走组', '跑步组'],
    corners: LAKE,
    places: [
      { id: 'loop-1', name: '断桥起点', corner: 0 },
      { id: 'loop-2', name: '曲院风荷', corner: 2 },
      { id: 'loop-3', name: '苏堤北口', corner: 4 },
      { id: 'loop-4', name: '雷峰塔下', corner: 7 },
      { id: 'loop-5', name: '湖滨码头', corner: 9 },
    ],
    walkers: 12,
  },
  {
    iid: 3214,
    id: '36101',
    title: '海湾晨走',
    intro: '三个检查点，四公里，随时可以走。',
    groups: [],
    corners: BAY,
    places: [
      { id: 'bay-1', name: '西门', corner: 0 },
      { id: 'bay-2', name: '观鸟台', corner: 2 },
      { id: 'bay-3', name: '日出剧场', corner: 3 },
    ],
    walkers: 3,
  },
]

const single = (id: string, text: string, options: readonly string[], right: number, why: string): StoredPaperItem => ({
  ...{ id, type: 'single', text, options, must: true, correct: [String(right)], why },
})

/** The quiz of the demo's first track. */
export const TRACK_QUIZ: readonly StoredPaperItem[] = [
  single('t1', '环湖步道上应该走哪一侧？', ['靠右', '靠左', '随意'], 0, '靠右走，给对面的人和骑车的人留路。'),
  single(
    't2',
    '途中感到头晕，先做什么？',
    ['加快走完', '停下休息并补水', '继续慢走'],
    1,
    '先停下补水，再决定是否继续。',
  ),
  single('t3', '看到水鸟在岸边休息，该怎么做？', ['喂面包', '靠近拍照', '保持距离'], 2, '保持距离，不喂食。'),
]

/** The paper of one of its places. */
export const PLACE_QUIZ: readonly StoredPaperItem[] = [
  single('p1', '「曲院风荷」最早是酿什么的地方？', ['茶', '酒', '醋'], 1, '南宋时这里是官家的酒坊。'),
]

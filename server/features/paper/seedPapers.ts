import type { StoredPaperItem } from '../../db/schema/paper'

export interface PaperSeed {
  readonly iid: number
  readonly id: string
  readonly kind: 'quiz' | 'survey'
  readonly title: string
  readonly intro: string
  readonly passMark?: number
  readonly timed?: number
  readonly attempts?: number
  readonly coins?: number
  readonly items: readonly StoredPaperItem[]
}

const single = (
  id: string,
  text: string,
  options: readonly string[],
  right?: number,
  why?: string,
): StoredPaperItem => ({
  id,
  type: 'single',
  text,
  options,
  must: true,
  ...(right === undefined ? {} : { correct: [String(right)] }),
  ...(why === undefined ? {} : { why }),
})

const QUIZ: readonly StoredPaperItem[] = [
  single(
    'q1',
    '在山上迷路时，先做什么？',
    ['继续往前找路', '停下来，回想并定位', '往沟谷里走'],
    1,
    '停下能避免走得更远，也省体力。',
  ),
  single(
    'q2',
    '遇到雷雨，哪里最危险？',
    ['独立的大树下', '低矮的灌木丛', '车内'],
    0,
    '孤立的高物容易引雷，应离开它们。',
  ),
  {
    ...single('q3', '「无痕山林」提倡哪些做法？', ['带走自己的垃圾', '采野花留念', '走已有的步道', '在溪边洗碗']),
    type: 'multiple',
    correct: ['0', '2'],
    why: '不留下垃圾，也不踩出新路。',
  },
  single('q4', '徒步时怎样喝水更好？', ['口渴了一次喝够', '少量多次', '到营地再喝'], 1, '少量多次更容易吸收。'),
  single('q5', '三层穿衣法最里一层不宜选什么？', ['速干衣', '羊毛衣', '纯棉 T 恤'], 2, '棉湿了干得慢，容易失温。'),
]

const SURVEY: readonly StoredPaperItem[] = [
  single('s1', '你最想参加哪类周末活动？', ['徒步', '露营', '骑行', '亲子自然课']),
  {
    ...single('s2', '哪些原因会让你临时不来？', ['天气', '交通不便', '没有同伴', '价格']),
    type: 'multiple',
    must: false,
  },
  { id: 's3', type: 'score', text: '给最近一次活动的领队打分', options: [], must: true, max: 5 },
  { id: 's4', type: 'text', text: '还有什么想对我们说？', options: [], must: false },
]

const CAMPUS: readonly StoredPaperItem[] = [
  single('c1', '你从哪里了解到这次招生？', ['学校官网', '老师或同学', '社交媒体', '其他']),
  { id: 'c2', type: 'score', text: '报名流程清楚吗？', options: [], must: true, max: 5 },
  { id: 'c3', type: 'text', text: '希望开放日安排什么？', options: [], must: false },
]

/** The papers of the demo tenants' question pages. */
export const PAPERS: readonly PaperSeed[] = [
  {
    iid: 1000,
    id: '33001',
    kind: 'quiz',
    title: '户外安全小测验',
    intro: '五道题，答对 60 分以上得 20 积分。每题 60 秒，可以答两次。',
    passMark: 60,
    timed: 60,
    attempts: 2,
    coins: 20,
    items: QUIZ,
  },
  {
    iid: 1000,
    id: '33002',
    kind: 'survey',
    title: '下一季活动意愿调查',
    intro: '两分钟就好，帮我们安排下一季的周末。',
    coins: 5,
    items: SURVEY,
  },
  { iid: 3073, id: '33071', kind: 'survey', title: '开放日问卷', intro: '你的回答只用来安排开放日。', items: CAMPUS },
]

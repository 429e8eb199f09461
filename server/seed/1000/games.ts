import type { ActQuestion } from '@quanzi/contract'
import { type ItemSeed, on, picture, SATURDAY, SUNDAY } from '../TenantSeed'

const question = (id: string, name: string, more: Partial<ActQuestion> & Pick<ActQuestion, 'type'>): ActQuestion => ({
  ...{ id, name, options: [], must: true, placeholder: '' },
  ...more,
})

const QUESTIONS: readonly ActQuestion[] = [
  question('q-id', '身份证号', { type: 'idCard', placeholder: '用于参赛资格和保险' }),
  question('q-size', '参赛服尺码', { type: 'choice', options: ['S', 'M', 'L', 'XL'], placeholder: '请选择尺码' }),
  question('q-emergency-name', '紧急联系人', { type: 'text', placeholder: '姓名' }),
  question('q-emergency-mobile', '紧急联系电话', { type: 'mobile', placeholder: '手机号' }),
]

const STATEMENT = [
  '我确认身体健康，已了解本项赛事的强度与风险，没有不适合长跑的疾病，并在近一年内做过体检。',
  '我自愿参赛，遵守竞赛规程与裁判判罚；如遇极端天气或不可抗力，接受组委会缩短、改期或取消比赛的决定。',
  '比赛中如感不适，我会立即停止并求助沿途医疗点；我同意组委会在紧急情况下对我施救并通知紧急联系人。',
  '我不转让号码布与芯片，不替跑、不抄近道；违反者取消成绩，两年内不得再报名。',
  '我同意组委会为报名、保险、成绩公布使用我提供的信息；成绩榜只显示隐去部分的姓名。',
].join('\n\n')

const section = (id: string, title: string, ...lines: readonly string[]) => ({
  id,
  title,
  html: lines.map((line) => `<p>${line}</p>`).join(''),
})

const SECTIONS = [
  section(
    'rules',
    '竞赛规程',
    '赛事按现行田径规则执行，采用净计时与枪计时，名次以净成绩排列。',
    '关门后未完赛者请上收容车。',
  ),
  section('route', '比赛路线', '起点游客中心，沿湖东岸逆时针绕行，经断桥茶亭与塔下草坪折返，终点湖畔广场。'),
  section('times', '时间安排', '06:00 开放寄存，06:45 检录，07:30 起跑，12:30 关门。'),
  section('prizes', '奖项设置', '各组男女前六名有奖牌与奖品，完赛者均有纪念牌和电子证书。'),
  section('medical', '医疗与安全', '沿途每 2.5 公里设医疗点和补给点，急救跑者全程随行。年满 60 岁者须提交体检证明。'),
]

const REFUND = [
  { hours: 15 * 24, share: 80 },
  { hours: 7 * 24, share: 40 },
]

const KIT_ITEMS = ['号码布', '计时芯片', '参赛服', '参赛手册']

/** Sports events: one that takes entries, one that was drawn, and one with results. */
export const games: readonly ItemSeed[] = [
  {
    id: '21010',
    type: 21,
    title: '湖畔半程马拉松',
    cover: picture('marathon', 2, '16x9'),
    summary: '环湖一圈，半程、女子十公里抽签组与四人接力同日开跑。',
    author: 8,
    tags: ['赛事', '跑步'],
    province: '浙江',
    at: [30.25, 120.13],
    age: 4,
    html: '<p>环湖公路全程封闭，平坦好跑。半程报满即止；女子十公里名额抽签决定；四人接力由队长邀请队友组队。</p>',
    extra: { city: '杭州', place: '湖畔广场' },
    act: {
      sessions: [
        {
          ...{ name: '半程 21K', stock: 600, sold: 212, ages: [18, 65] },
          from: on(SATURDAY, 38, 7.5),
          to: on(SATURDAY, 38, 12.5),
        },
        {
          ...{ name: '女子 10K（抽签）', stock: 2000, ages: [16, 65], sex: 'female', draw: 120 },
          from: on(SATURDAY, 38, 8),
          to: on(SATURDAY, 38, 11),
        },
        {
          ...{ name: '四人接力 4×5K', stock: 60, sold: 18, ages: [16, 65], team: 4 },
          from: on(SUNDAY, 39, 8),
          to: on(SUNDAY, 39, 11),
        },
      ],
      tickets: [
        { name: '参赛名额', price: 12_800, rule: '含号码布、计时芯片与保险' },
        { name: '参赛名额和纪念服', price: 19_800, rule: '另含纪念服一件' },
      ],
      questions: QUESTIONS,
      statement: STATEMENT,
      refund: REFUND,
      game: {
        opens: { day: -10, hour: 10 },
        closes: { day: 24, hour: 20 },
        draw: { day: 25, hour: 10 },
        confirm: { day: 28, hour: 20 },
        results: { day: 42, hour: 10 },
        kit: { place: '湖畔广场 东侧帐篷区', from: { day: -1, hour: 9 }, to: { day: 37, hour: 20 }, items: KIT_ITEMS },
        sections: SECTIONS,
      },
    },
  },
  {
    id: '21011',
    type: 21,
    title: '竹海越野跑 15K',
    cover: picture('trail', 5, '16x9'),
    summary: '竹海与古道之间的十五公里，名额由公开的种子抽签决定。',
    author: 8,
    tags: ['赛事', '越野'],
    province: '浙江',
    at: [30.6, 119.68],
    age: 30,
    html: '<p>全程以机耕路与古道为主，累计爬升 620 米。报名人数多于名额，抽签过程任何人都可验证。</p>',
    extra: { city: '湖州', place: '竹海游客中心' },
    act: {
      sessions: [
        {
          ...{ name: '越野 15K', stock: 500, ages: [18, 60], draw: 3 },
          from: on(SUNDAY, 20, 8),
          to: on(SUNDAY, 20, 12),
        },
      ],
      tickets: [{ name: '参赛名额', price: 9800, rule: '含号码布、补给与保险' }],
      questions: QUESTIONS,
      refund: REFUND,
      game: {
        opens: { day: -28, hour: 10 },
        closes: { day: -2, hour: 20 },
        draw: { day: -1, hour: 10 },
        confirm: { day: 5, hour: 20 },
        kit: { place: '竹海游客中心 大厅', from: { day: 18, hour: 9 }, to: { day: 19, hour: 20 }, items: KIT_ITEMS },
        sections: SECTIONS,
      },
    },
  },
  {
    id: '21012',
    type: 21,
    title: '古城晨跑 10K',
    cover: picture('run', 4, '16x9'),
    summary: '沿城墙晨跑十公里，成绩已公布。',
    author: 8,
    tags: ['赛事', '跑步'],
    province: '浙江',
    at: [30.0, 120.58],
    age: 60,
    html: '<p>清晨六点半起跑，穿过三座城门与两座石桥，在古戏台前冲线。</p>',
    extra: { city: '绍兴', place: '古城南门' },
    act: {
      sessions: [
        {
          ...{ name: '男女 10K', stock: 400, sold: 300, ages: [16, 70] },
          from: { day: -12, hour: 6.5 },
          to: { day: -12, hour: 9 },
        },
      ],
      tickets: [{ name: '参赛名额', price: 6800, rule: '含号码布与计时芯片' }],
      questions: QUESTIONS,
      refund: REFUND,
      game: {
        opens: { day: -50, hour: 10 },
        closes: { day: -20, hour: 20 },
        results: { day: -4, hour: 10 },
        kit: { place: '古城南门 城楼下', from: { day: -14, hour: 9 }, to: { day: -12, hour: 6 }, items: KIT_ITEMS },
        sections: SECTIONS,
        finishers: 300,
      },
    },
  },
]

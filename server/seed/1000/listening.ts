import { chapter } from '../chapters'
import { freeEpisode, freeTrack, soldEpisode, soldTrack } from '../sounds'
import { type ItemSeed, picture } from '../TenantSeed'

/** What is said in the first talk. */
const TALK = [
  '大家好，欢迎来到《领队夜话》。今天想和你聊聊，为什么要在天黑之前一个小时就停下来。',
  '很多人觉得天还亮着，再走一段也不迟。可是扎营要时间，打水要时间，吃饭也要时间，而天黑下来，只要二十分钟。',
  '我带队的规矩是：下午四点开始找地方，四点半一定停。宁可坐着看日落，也不要打着头灯找帐钉。',
  '如果哪天真的晚了，先做三件事：人都到齐，衣服加上，水烧起来。别的都可以等。',
  '今天就聊到这里。晚安，祝你睡个好觉。',
]

/** Albums to listen to. */
export const listening: readonly ItemSeed[] = [
  {
    id: '20202',
    type: 202,
    title: '领队夜话',
    cover: picture('camp', 21, '1x1'),
    summary: '每晚一个带队的故事，讲给还没睡的人听。',
    author: 3,
    tags: ['谈话'],
    typeId: 't-audio-talk',
    price: 0,
    age: 30,
    html: '<p>领队在营地的篝火旁录下的夜话，八期，每期一个故事。全部免费。</p>',
    counts: { view: 1460, like: 133, collect: 88 },
    parts: [
      freeTrack('天黑之前停下来', 1, TALK),
      freeTrack('走丢的那半个小时', 2),
      freeTrack('一只跟队的狗', 0),
      freeTrack('雨夜的岩檐', 1),
      freeTrack('他们为什么又来了', 2),
      freeTrack('背包里的多余', 0),
      freeTrack('第一次独自带队', 1),
      freeTrack('给新人的一封信', 2),
    ],
  },
  {
    id: '20203',
    type: 202,
    title: '古道八讲',
    cover: picture('summit', 23, '1x1'),
    summary: '驿站、茶马、石板和挑夫：八条古道的来历。',
    author: 5,
    tags: ['讲述'],
    typeId: 't-audio-talk',
    price: 1990,
    age: 27,
    html: '<p>边走边讲的古道史。第一讲免费，其余可以试听。</p>',
    extra: { vipFree: true },
    counts: { view: 720, like: 51, collect: 40 },
    parts: [
      freeTrack('第一讲 石板是怎样铺的', 2),
      soldTrack('第二讲 驿站的一夜', 1, TALK),
      soldTrack('第三讲 茶与盐', 0),
      soldTrack('第四讲 挑夫的账本', 1),
      soldTrack('第五讲 桥与庙', 0),
      soldTrack('第六讲 关隘', 1),
      soldTrack('第七讲 碑上的字', 0),
      soldTrack('第八讲 重新有人走', 1),
    ],
  },
  {
    id: '20204',
    type: 202,
    title: '早安，山谷',
    cover: picture('lake', 25, '1x1'),
    summary: '鸟鸣、钟声与晨风，陪你醒来的八个早晨。',
    author: 9,
    tags: ['声音'],
    typeId: 't-audio-nature',
    price: 0,
    age: 24,
    html: '<p>在八个不同的山谷里录下的早晨。</p>',
    counts: { view: 540, like: 62, collect: 37 },
    parts: ['薄雾', '第一声鸟鸣', '山寺的钟', '露水', '风过竹林', '水车', '牛铃', '日出'].map((title, place) =>
      freeTrack(title, place),
    ),
  },
  {
    id: '20302',
    type: 203,
    title: '一学就会的营地厨房',
    cover: picture('camp', 31, '16x9'),
    summary: '一口锅、一个炉头，做出六道热菜。',
    author: 4,
    tags: ['系列课'],
    typeId: 't-series-life',
    price: 0,
    age: 21,
    html: '<p>从生火到收锅，六集讲完营地里的一餐。全部免费。</p>',
    counts: { view: 1180, like: 97, collect: 70 },
    parts: ['炉头与气罐', '一锅米饭', '快手热汤', '早餐的蛋', '不剩菜的晚餐', '洗锅与收纳'].map((title, place) =>
      freeEpisode(title, place),
    ),
  },
  {
    id: '20303',
    type: 203,
    title: '星空摄影入门',
    cover: picture('starry', 33, '16x9'),
    summary: '从找星座到拍银河，六集带你拍出第一张。',
    author: 6,
    tags: ['系列课'],
    typeId: 't-series-skill',
    price: 5900,
    age: 19,
    html: '<p>第一集免费，其余各集可以先试看一小段。</p>',
    extra: { vipFree: true },
    counts: { view: 930, like: 84, collect: 66 },
    parts: [
      freeEpisode('认识天上的路标', 2),
      ...['曝光三要素', '对焦到星点', '银河的季节', '前景与光绘', '后期的分寸'].map((title) =>
        soldEpisode(title, true),
      ),
    ],
  },
]

const TEN = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'] as const

/** A book of ten chapters, the first of which is free. */
const tenChapters = (names: readonly string[], seed: number, all?: true) =>
  names.map((name, place) => chapter(`第${TEN[place] ?? ''}章 ${name}`, seed + place * 3, place === 0 ? true : all))

/** More books for the shelf. */
export const reading: readonly ItemSeed[] = [
  {
    id: '20102',
    type: 201,
    title: '古道边的人家',
    cover: picture('village', 8, '3x4'),
    summary: '一条老路，十户人家，十个还亮着的窗口。',
    author: 5,
    tags: ['图书'],
    price: 0,
    age: 36,
    html: '<p>作者沿着一条古道住了一个秋天，记下路边还在生活的人。</p>',
    counts: { view: 880, like: 73, collect: 49 },
    parts: tenChapters(['井', '渡口', '油坊', '晒场', '石匠', '茶亭', '小学', '粮站', '老屋', '灯'], 2, true),
  },
  {
    id: '20103',
    type: 201,
    title: '雨季来临之前',
    cover: picture('forest', 12, '3x4'),
    summary: '一支小队在雨季前穿过峡谷的十天。',
    author: 7,
    tags: ['图书'],
    price: 2990,
    age: 33,
    html: '<p>一部写给走路的人的长篇。第一章免费，其余各章可以先读五百字。</p>',
    extra: { vipFree: true },
    counts: { view: 640, like: 58, collect: 44 },
    parts: tenChapters(['集合', '第一座桥', '失联', '岩洞', '分歧', '大雨', '下撤', '老周', '出口', '回信'], 5),
  },
  {
    id: '20104',
    type: 201,
    title: '露营手账',
    cover: picture('coffee', 15, '3x4'),
    summary: '清单、草图和失败的饭，一本可以带进帐篷的小书。',
    author: 4,
    tags: ['图书'],
    price: 0,
    age: 29,
    html: '<p>十个周末，十座营地，一本越写越厚的手账。</p>',
    counts: { view: 410, like: 39, collect: 31 },
    parts: tenChapters(['清单', '选址', '搭建', '厨房', '夜话', '雨天', '孩子', '早晨', '收拾', '再来'], 9, true),
  },
]

import { MODULE_TYPE, type RefundStep, type StayFacility } from '@quanzi/contract'
import { type ItemSeed, type Picture, picture, type StaySeed } from '../TenantSeed'

const REFUND: readonly RefundStep[] = [
  { hours: 72, share: 100 },
  { hours: 24, share: 50 },
]
const EASY: readonly RefundStep[] = [{ hours: 24, share: 100 }]
const RULES = ['14:00后入住，12:00前离店', '22:00后请保持安静', '明火只在火塘使用，离开前熄灭', '垃圾带到营地入口分类']
const HOUSE_RULES = ['14:00后入住，12:00前离店', '全屋禁烟，院子里可以', '厨房用完请洗净', '带宠物请提前说一声']
const PHONE = '0571-88000000'

type Room = StaySeed['rooms'][number]

const room = (
  name: string,
  img: Picture,
  [price, weekend]: readonly [number, number],
  guests: number,
  total: number,
  more: Pick<Room, 'beds' | 'text'> & Partial<Room>,
): Room => ({ name, imgs: [img], price: price * 100, weekend: weekend * 100, guests, total, ...more })

const tent = (seed: number, price: readonly [number, number], total: number): Room =>
  room('双人营位', picture('camp', seed, '3x2'), price, 2, total, {
    beds: '自带帐篷，4 × 4 米木平台',
    text: '平台带地钉孔和一路电源，离淋浴房一百米以内。',
  })
const bell = (seed: number, price: readonly [number, number], total: number): Room =>
  room('亲子印第安帐', picture('campnight', seed, '3x2'), price, 4, total, {
    beds: '一张双人床，两张地铺',
    size: 20,
    text: '直径五米的棉布帐，有地暖和小书架，适合两大两小。',
  })
const cabin = (seed: number, price: readonly [number, number], total: number, refund?: readonly RefundStep[]): Room =>
  room('林间木屋', picture('forest', seed, '3x2'), price, 2, total, {
    beds: '一张1.8米大床',
    size: 26,
    text: '独立卫浴和热水，落地窗朝着树林，早上能听到松鸦。',
    ...(refund ? { refund } : {}),
  })

interface Site {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly cover: Picture
  readonly more: readonly Picture[]
  readonly city: string
  readonly province: string
  readonly place: string
  readonly at: readonly [number, number]
  readonly author: number
  readonly facilities: readonly StayFacility[]
  readonly rooms: readonly Room[]
  readonly tags: readonly string[]
  readonly packages?: StaySeed['packages']
  readonly stay?: Partial<StaySeed>
}

const place = (site: Site, kind: StaySeed['kind']): ItemSeed => ({
  id: site.id,
  type: MODULE_TYPE.campsite,
  title: site.title,
  cover: site.cover,
  imgs: [site.cover, ...site.more],
  summary: site.summary,
  html: `<p>${site.summary}</p>`,
  author: site.author,
  tags: site.tags,
  province: site.province,
  at: site.at,
  age: 90,
  counts: { view: 40, collect: 3 },
  extra: { city: site.city, place: site.place },
  stay: {
    kind,
    facilities: site.facilities,
    rules: kind === 'bnb' ? HOUSE_RULES : RULES,
    phone: PHONE,
    refund: REFUND,
    rooms: site.rooms,
    ...(site.packages ? { packages: site.packages } : {}),
    ...site.stay,
  },
})

const CAMPSITES: readonly Site[] = [
  {
    id: '25001',
    title: '青山湖畔营地',
    summary: '湖边的缓坡草地，日落正对水面。离市区一小时车程，第一次露营也不怕。',
    cover: picture('lake', 21, '3x2'),
    more: [picture('camp', 22, '3x2'), picture('campnight', 21, '3x2')],
    city: '杭州',
    province: '浙江',
    place: '青山湖东岸',
    at: [30.25, 119.74],
    author: 2,
    tags: ['湖景', '亲子'],
    facilities: ['shower', 'toilet', 'power', 'parking', 'campfire', 'playground', 'lake'],
    rooms: [tent(21, [128, 168], 12), bell(22, [398, 468], 5), cabin(21, [528, 628], 3, EASY)],
    packages: [
      {
        name: '湖畔两晚亲子套餐',
        room: 1,
        nights: 2,
        guests: 4,
        extra: 26_000,
        meals: ['两顿早餐', '一顿篝火晚餐'],
        activities: ['桨板体验一次', '夜观昆虫'],
        text: '两大两小，周五到周日或任何两晚。',
      },
    ],
  },
  {
    id: '25002',
    title: '莫干山竹海营地',
    summary: '竹林里的台地营位，夏天比山下凉快五度，步道从营地门口开始。',
    cover: picture('forest', 23, '3x2'),
    more: [picture('trail', 21, '3x2')],
    city: '湖州',
    province: '浙江',
    place: '莫干山北坡',
    at: [30.61, 119.87],
    author: 3,
    tags: ['竹林', '徒步'],
    facilities: ['shower', 'toilet', 'power', 'wifi', 'parking', 'pets'],
    rooms: [tent(24, [108, 148], 10), bell(25, [368, 428], 4), cabin(24, [488, 588], 3)],
    packages: [
      {
        name: '竹海徒步两晚',
        room: 0,
        nights: 2,
        guests: 2,
        extra: 15_800,
        meals: ['两顿早餐', '一份路餐'],
        activities: ['领队带走竹海环线'],
        text: '适合两个人，需能走 12 公里。',
        days: [0, 90],
      },
    ],
  },
  {
    id: '25003',
    title: '千岛湖观星营地',
    summary: '湖心半岛上的营地，光污染少，晴天能看到银河。',
    cover: picture('starry', 21, '3x2'),
    more: [picture('stargazing', 21, '3x2')],
    city: '杭州',
    province: '浙江',
    place: '千岛湖西南湖区',
    at: [29.56, 118.98],
    author: 4,
    tags: ['观星', '湖景'],
    facilities: ['shower', 'toilet', 'power', 'campfire', 'lake'],
    rooms: [tent(26, [138, 188], 8), bell(27, [428, 498], 4), cabin(27, [598, 698], 2)],
    packages: [
      {
        name: '银河之夜',
        room: 2,
        nights: 1,
        guests: 2,
        extra: 19_800,
        meals: ['一顿早餐', '热红酒一壶'],
        activities: ['天文老师讲星', '望远镜观测'],
        text: '阴雨可改期一次。',
      },
    ],
    stay: { deposit: { share: 30, balanceHours: 72, refundable: true } },
  },
  {
    id: '25004',
    title: '天目山溪谷营地',
    summary: '溪水从营地中间穿过，夏天可以溯溪，秋天看满山银杏。',
    cover: picture('gorge', 21, '3x2'),
    more: [picture('waterfall', 21, '3x2')],
    city: '杭州',
    province: '浙江',
    place: '西天目山脚',
    at: [30.33, 119.44],
    author: 5,
    tags: ['溪谷', '亲子'],
    facilities: ['shower', 'toilet', 'parking', 'kitchen', 'playground'],
    rooms: [tent(28, [98, 138], 10), bell(29, [338, 398], 4), cabin(29, [468, 548], 2)],
    packages: [
      {
        name: '溯溪一晚',
        room: 1,
        nights: 1,
        guests: 4,
        extra: 32_000,
        meals: ['一顿早餐', '一顿溪边午餐'],
        activities: ['溯溪半日，含装备'],
        text: '六岁以上可参加。',
      },
    ],
  },
  {
    id: '25005',
    title: '象山海风营地',
    summary: '沙滩后面的松林，推开帐门就是海，清晨可以赶海。',
    cover: picture('coast', 21, '3x2'),
    more: [picture('lighthouse', 21, '3x2')],
    city: '宁波',
    province: '浙江',
    place: '象山松兰山海滩',
    at: [29.44, 121.95],
    author: 6,
    tags: ['海边'],
    facilities: ['shower', 'toilet', 'power', 'parking', 'campfire', 'pets'],
    rooms: [tent(30, [118, 168], 14), bell(31, [388, 468], 5), cabin(31, [548, 668], 3)],
  },
  {
    id: '25006',
    title: '黄山脚下茶园营地',
    summary: '梯田茶园环着的小营地，管理人是本地茶农，春天可以跟着采茶。',
    cover: picture('teahill', 21, '3x2'),
    more: [picture('village', 21, '3x2')],
    city: '黄山',
    province: '安徽',
    place: '汤口镇茶源村',
    at: [30.07, 118.19],
    author: 7,
    tags: ['茶园', '慢生活'],
    facilities: ['shower', 'toilet', 'power', 'wifi', 'kitchen'],
    rooms: [tent(32, [88, 118], 8), bell(33, [318, 368], 3), cabin(33, [428, 498], 2)],
    packages: [
      {
        name: '茶山两晚',
        room: 2,
        nights: 2,
        guests: 2,
        extra: 22_000,
        meals: ['两顿早餐', '一顿农家晚餐'],
        activities: ['采茶炒茶半日'],
        text: '炒好的茶可以带走一罐。',
      },
    ],
  },
]

const whole = (name: string, img: Picture, price: readonly [number, number], guests: number, beds: string): Room =>
  room(name, img, price, guests, 1, { beds, text: '整栋只接待一家，主人住在隔壁院子。' })

const HOMESTAYS: readonly Site[] = [
  {
    id: '25101',
    title: '听溪小院',
    summary: '溪边的老石屋，三间卧房围着一个院子，主人会做一桌山里菜。',
    cover: picture('village', 24, '3x2'),
    more: [picture('livingroom', 21, '3x2'), picture('terrace', 21, '3x2')],
    city: '湖州',
    province: '浙江',
    place: '莫干山劳岭村',
    at: [30.59, 119.89],
    author: 8,
    tags: ['整栋', '院子'],
    facilities: ['wifi', 'parking', 'kitchen', 'pets'],
    rooms: [whole('整栋小院', picture('village', 25, '3x2'), [980, 1280], 6, '三间卧房，六张床')],
  },
  {
    id: '25102',
    title: '半山书房',
    summary: '半山腰的木房子，一整面墙的书，适合两个人住几天。',
    cover: picture('library', 22, '3x2'),
    more: [picture('balcony', 21, '3x2')],
    city: '杭州',
    province: '浙江',
    place: '龙坞茶镇',
    at: [30.18, 120.06],
    author: 9,
    tags: ['安静', '书房'],
    facilities: ['wifi', 'kitchen'],
    rooms: [whole('书房整租', picture('library', 23, '3x2'), [520, 620], 2, '一张1.8米大床')],
    stay: { refund: EASY },
  },
  {
    id: '25103',
    title: '渔家露台',
    summary: '三楼露台看港湾，早上跟着主人去码头挑海鲜。',
    cover: picture('coast', 25, '3x2'),
    more: [picture('sailing', 23, '3x2')],
    city: '宁波',
    province: '浙江',
    place: '象山石浦渔港',
    at: [29.21, 121.95],
    author: 10,
    tags: ['海边', '露台'],
    facilities: ['wifi', 'parking', 'kitchen'],
    rooms: [whole('露台套房', picture('coast', 26, '3x2'), [460, 580], 4, '一张大床，一张双层床')],
  },
  {
    id: '25104',
    title: '茶农家的阁楼',
    summary: '徽派老宅的阁楼，木窗外是一片茶田，晚饭和主人一家一起吃。',
    cover: picture('teahill', 24, '3x2'),
    more: [picture('neighbours', 21, '3x2')],
    city: '黄山',
    province: '安徽',
    place: '祁门县历口镇',
    at: [29.92, 117.52],
    author: 11,
    tags: ['茶园', '老宅'],
    facilities: ['wifi', 'kitchen', 'pets'],
    rooms: [whole('茶窗阁楼', picture('teahill', 25, '3x2'), [280, 340], 3, '一张大床，一张单人床')],
  },
]

/** Campsites with rooms and packages, and homestays of single hosts. */
export const stays: readonly ItemSeed[] = [
  ...CAMPSITES.map((site) => place(site, 'campsite')),
  ...HOMESTAYS.map((site) => place(site, 'bnb')),
]

import { article } from '../smallTenant'
import { at, type ItemSeed, picture, type StaySeed } from '../TenantSeed'
import { tripItem } from '../tripItem'

type Room = StaySeed['rooms'][number]

/** What a campsite of the university sells: kinds of sites and tents, with nights. */
const campsite = (phone: string, facilities: StaySeed['facilities'], rooms: readonly Room[]): StaySeed => ({
  kind: 'campsite',
  facilities,
  rules: ['14:00后入住，12:00前离店', '22:00后请保持安静', '校园内禁止明火'],
  phone,
  refund: [
    { hours: 48, share: 100 },
    { hours: 24, share: 50 },
  ],
  rooms,
})

/** Other offers of the university: a campsite, races, broadcasts, study trips and its own goods. */
export const campusLife: readonly ItemSeed[] = [
  article({
    id: '320001',
    type: 20,
    title: '湖畔植物园营地',
    scene: ['lake', 8],
    age: 12,
    tag: '营地',
    text: ['植物园东岸的十二个营位，开放日与毕业季向考生和家长开放。', '有热水与阅览室，步行八分钟到图书馆。'],
    author: 1,
    more: {
      price: 6800,
      province: '浙江',
      at: [30.271, 120.104],
      extra: { city: '杭州', place: '青岚大学东湖畔' },
      stay: campsite(
        '0571-87000001',
        ['shower', 'toilet', 'power', 'wifi', 'lake'],
        [
          {
            name: '湖畔营位',
            imgs: [picture('camp', 8, '3x2')],
            beds: '自带帐篷，3 × 4 米木平台',
            guests: 2,
            text: '平台有一路电源，淋浴在五十米外。',
            price: 6800,
            weekend: 8800,
            total: 12,
          },
        ],
      ),
    },
  }),
  article({
    id: '320002',
    type: 20,
    title: '后山天文台观星营地',
    scene: ['stargazing', 6],
    age: 20,
    tag: '营地',
    text: ['每月新月前后三晚，由天文社值班，望远镜轮流使用。'],
    author: 2,
    more: {
      price: 9800,
      province: '浙江',
      at: [30.28, 120.09],
      extra: { city: '杭州', place: '青岚山顶' },
      stay: campsite(
        '0571-87000002',
        ['toilet', 'power'],
        [
          {
            name: '观星帐篷',
            imgs: [picture('campnight', 6, '3x2')],
            beds: '两张行军床',
            guests: 2,
            text: '帐篷已经搭好，天顶是透明的。',
            price: 9800,
            weekend: 11_800,
            total: 6,
          },
        ],
      ),
    },
  }),
  article({
    id: '321001',
    type: 21,
    title: '青岚校园半程马拉松',
    scene: ['marathon', 6],
    age: 5,
    tag: '赛事',
    text: ['绕湖三圈，穿过四个校区。在校生、校友与报考考生均可参加。'],
    more: {
      extra: { city: '杭州', place: '青岚大学田径场' },
      act: {
        sessions: [
          { name: '半程 21K', from: at(40, 7), to: at(40, 11), stock: 500, ages: [18, 65] },
          { name: '绕湖一圈 7K', from: at(40, 8), to: at(40, 10), stock: 300, ages: [16, 65] },
        ],
        tickets: [{ name: '参赛名额', price: 5000, rule: '含号码布、计时芯片与保险' }],
        questions: [
          {
            ...{ id: 'q-id', name: '身份证号', type: 'idCard', options: [], must: true },
            placeholder: '用于核对年龄和保险',
          },
        ],
        refund: [{ hours: 10 * 24, share: 80 }],
        game: { opens: at(-5, 10), closes: at(33, 20), sections: [] },
      },
    },
  }),
  article({
    id: '321002',
    type: 21,
    title: '研究生学术辩论公开赛',
    scene: ['debate', 4],
    age: 9,
    tag: '赛事',
    text: ['辩题赛前一周公布，旁听免费。决赛在大礼堂进行。'],
    more: {
      extra: { city: '杭州', place: '青岚大学大礼堂' },
      act: {
        sessions: [{ name: '个人赛', from: at(26, 14), to: at(26, 18), stock: 64 }],
        tickets: [{ name: '参赛名额', price: 0, rule: '辩题赛前一周公布' }],
        game: { opens: at(-9, 10), closes: at(20, 18), sections: [] },
      },
    },
  }),
  article({
    id: '323001',
    type: 23,
    title: '招生办在线：复试与调剂怎么准备',
    scene: ['exam', 7],
    age: 1,
    tag: '直播',
    text: ['招生办公室与三位导师同场，逐条回答弹幕里的问题。'],
    more: { from: at(6, 19), to: at(6, 21), extra: { place: '线上' } },
  }),
  article({
    id: '323002',
    type: 23,
    title: '林教授公开课：一片叶子的四季',
    scene: ['laboratory', 9],
    age: 6,
    tag: '直播',
    text: ['从显微镜下的气孔讲起，一直讲到雪里的芽。'],
    author: 1,
    more: { from: at(10, 19), to: at(10, 20), extra: { place: '线上' } },
  }),
  article({
    id: '331001',
    type: 31,
    title: '优秀大学生暑期夏令营（生物学院）',
    scene: ['waterfall', 5],
    age: 4,
    tag: '研学',
    text: ['五天四晚，进组实习，营员免初试科目之一。食宿由学院承担，交通自理。'],
    author: 1,
    more: {
      province: '浙江',
      extra: {
        city: '杭州',
        place: '青岚大学生物学院',
        trip: {
          days: [
            { title: '报到与分组', text: '上午报到，下午参观实验室，按志愿分到五个课题组。' },
            { title: '进组实习', text: '跟着课题组做实验，晚上第一场导师座谈。' },
            { title: '野外采样', text: '去后山样地采集标本，傍晚回实验室压制登记，晚上第二场导师座谈。' },
            { title: '整理数据', text: '整理前两天的记录，各组准备汇报，晚上第三场导师座谈。' },
            { title: '汇报与面试', text: '最后一天上午各组汇报，下午面试，傍晚离校。' },
          ],
          included: ['四晚住宿', '全程用餐', '实验耗材'],
          excluded: ['往返交通'],
        },
      },
      act: {
        sessions: [{ from: at(55, 9), to: at(59, 16), stock: 60 }],
        tickets: [{ name: '营员', price: 0, rule: '食宿由学院承担' }],
      },
    },
  }),
  tripItem({
    id: '331002',
    title: '野外植物考察：天目山三日',
    scene: ['orienteering', 9],
    summary: '海拔三百米到一千五百米，一路看植被怎样换装。',
    author: 2,
    tag: '研学',
    province: '浙江',
    city: '杭州',
    place: '青岚大学南门',
    at: [30.268, 120.1],
    days: 3,
    adult: 88_000,
    child: 66_000,
    plan: {
      days: [
        { title: '山脚的常绿林', text: '上午八点从南门出发，下午沿溪认二十种常绿乔木，晚上压标本。' },
        { title: '往上走一千米', text: '从三百米走到一千三百米，每升高两百米停下来记录一次。' },
        { title: '山顶的落叶林', text: '清晨看柳杉古树，午后下山，傍晚回到学校。' },
      ],
      included: ['往返用车', '两晚住宿', '全程用餐', '采集工具'],
      excluded: ['个人装备'],
    },
  }),
]

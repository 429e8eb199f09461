import { siteDocs } from '../docs'
import { itinerary } from '../itinerary'
import { liveRoom } from '../liveRoom'
import { fewOffers } from '../offers'
import { daily, partnerShop } from '../partnerShop'
import { questions } from '../questions'
import { routeItem } from '../routeItem'
import { heading, icon, newest, notice, section, slide, slides } from '../sections'
import { promotionRules, serviceConfig } from '../serviceConfig'
import { smallLibrary } from '../smallLibrary'
import { article, members } from '../smallTenant'
import { at, FRIDAY, goTo, on, open, picture, type TenantSeed } from '../TenantSeed'
import { islands, lights } from './crowdfunding'
import { feeds3192, topics3192 } from './feeds'
import { shop3192 } from './goods'
import { profiles3192 } from './profiles'
import { stays3192 } from './stays'

const CONTACT = {
  phone: '021-60000000',
  address: '上海市杨浦区滨江路 6 号',
  lat: 31.26,
  lng: 121.53,
  hours: '每天 10:00–20:00',
  en: { address: '6 Binjiang Road, Yangpu District, Shanghai', hours: 'Daily 10:00–20:00' },
}

/** People who support others' trips. */
const FRIENDS = ['小满', '大鹏', '木子', '星河', '阿盛', '云朵', '老周', '晓晨', '栗子', '路遥']

/** 远行公益众筹: trips that friends help to finance. Its index is page type 39. */
export const tenant3192: TenantSeed = {
  iid: 3192,
  name: '远行公益众筹',
  profiles: profiles3192,
  albums: [
    {
      ...{ id: '2333192', title: '海岛七日', intro: '船上、灯塔下、孩子们的笑脸。', by: [1, 2, 3], open: true },
      ...{
        age: 4,
        photos: 18,
        scenes: [
          ['sailing', 10],
          ['lighthouse', 10],
          ['coast', 60],
        ],
        likes: 33,
      },
    },
  ],
  settings: {
    logo: picture('logo_heart', 1, '1x1').src,
    color: '#B5442C',
    partner: 0,
    distribution: { html: promotionRules('远行公益众筹'), levels: 1, autoApprove: true, lockDays: 0 },
    shopJoin: {
      conditions: ['有营业执照，名称与店铺一致', '愿意为支持者提供长期优惠', '有固定地址和联系电话'],
      benefits: ['展示在联盟商家，按距离推荐给支持者', '店铺主页、相册和名片'],
    },
  },
  bannedWords: ['赌博'],
  domains: ['yuanxing.test'],
  people: members(3201, ['远行办公室', '航海的老金', '小鹿', '一路向北', '阿木', '南风', ...FRIENDS], 73).map(
    (person, n) => (n === 0 ? { ...person, rights: ['review', 'content', 'order', 'money', 'scan', 'page'] } : person),
  ),
  items: [
    ...smallLibrary({ base: '3192', book: '为一座海岛写日记', album: '海岛的声音', series: '跟着科考队出海' }),
    ...topics3192,
    ...feeds3192,
    ...stays3192,
    routeItem({
      ...{ id: 2341921, by: 1, age: 9, title: '花鸟岛环岛：灯塔到码头', scene: ['lighthouse', 71] },
      ...{ province: '浙江', city: '舟山', level: 1, hours: 3, season: [4, 5, 9, 10, 11] },
      summary: '沿着断崖走一圈，灯塔下面的台阶是整座岛看日出最好的地方。',
      bends: [
        [30.8531, 122.6722, 6, '码头'],
        [30.8577, 122.6761, 74],
        [30.8634, 122.6798, 118, '云雾村'],
        [30.8672, 122.6731, 92],
        [30.8661, 122.6659, 136, '花鸟灯塔'],
        [30.8589, 122.6668, 48],
        [30.8531, 122.6722, 6, '码头'],
      ],
    }),
    liveRoom({
      ...{
        id: 2319201,
        by: 1,
        title: '回放：科考队员在岛上的一天',
        scene: ['sailing', 74],
        clip: 'coast',
        replay: true,
      },
      summary: '从退潮前的集合，到夜里整理样方，三位受支持的队员边走边讲。',
      ...{ from: at(-4, 19), to: at(-4, 20) },
    }),
    partnerShop({
      ...{
        id: '237201',
        name: '花鸟岛码头客栈',
        by: 1,
        typeId: 't3192-shop',
        scenes: ['coast', 'lighthouse', 'sailing'],
      },
      ...{
        hours: daily('00:00', '24:00'),
        phone: '0580-5010001',
        region: '浙江省 舟山市 嵊泗县',
        address: '花鸟岛码头 3 号',
      },
      ...{ at: [30.853, 122.672], intro: '码头边的八间房，科考营的大家都住这里。停航的日子，老板会煮海鲜面。' },
      offers: [{ title: '支持者房费八折', desc: '支持过任一项目即可。' }],
    }),
    partnerShop({
      ...{ id: '237202', name: '灯塔咖啡', by: 2, typeId: 't3192-shop', scenes: ['coffee', 'lighthouse'] },
      ...{ hours: daily('09:00', '20:00'), phone: '0580-5010002', region: '浙江省 舟山市 嵊泗县' },
      ...{ address: '灯塔路 1 号', at: [30.862, 122.679], intro: '灯塔下面的小咖啡馆，窗外就是归航的船。' },
      offers: [{ title: '志愿者第二杯免费', desc: '出示报名凭证即可。' }],
    }),
    partnerShop({
      ...{ id: '237203', name: '远行书屋', by: 4, typeId: 't3192-shop', scenes: ['books', 'library'] },
      ...{ hours: daily('10:00', '21:00'), phone: '021-60000003', region: '上海市 上海市 杨浦区' },
      ...{ address: '滨江路 8 号', at: [31.261, 121.532], intro: '卖旅行和自然的书，一成书款捐给海岛图书角。' },
      offers: [{ title: '捐一本换一本', desc: '带一本自己的书来，换走一本。' }],
    }),
    itinerary({
      ...{ id: '235201', activity: '309201', title: '海岛科考营行程单', author: 0, cover: picture('sailing', 7) },
      summary: '七天六夜，集合、样方、夜观、返航。',
      ...{ from: at(25, 9), to: at(31, 16) },
      meet: { name: '沈家湾客运码头候船厅', at: [30.61, 122.06] },
      weather: '海上有 4 到 5 级风，岛上 18–24℃，早晚带外套。',
      packing: { card: '身份证', coat: '防风外套', shoes: '防滑鞋', pills: '晕船药' },
      days: [
        {
          ...{ title: '登岛', public: true },
          items: [
            ['08:40', '码头集合'],
            ['13:30', '到岛入住'],
            ['16:00', '认识潮间带'],
          ],
        },
        {
          title: '样方与夜观',
          items: [
            ['06:20', '退潮，第一次样方'],
            ['19:30', '整理记录，看灯塔'],
          ],
        },
      ],
    }),
    {
      id: '309201',
      type: 9,
      title: '海岛生态科考营：七天六夜',
      cover: picture('sailing', 7),
      summary: '和海洋老师一起，记录一座海岛的潮间带。',
      author: 0,
      age: 2,
      tags: ['科考', '亲子'],
      province: '浙江',
      at: [30.7, 122.4],
      imgs: [picture('coast', 7, '3x2'), picture('lake', 9, '3x2')],
      html: '<h3>科考内容</h3><p>潮间带样方调查、海鸟观测、海漂垃圾记录。</p><h3>费用包含</h3><p>食宿、船票、导师与保险。</p>',
      counts: { view: 1320, like: 98, collect: 60 },
      extra: { city: '舟山', place: '花鸟岛码头', meet: '沈家湾客运码头候船厅，提前 20 分钟领船票' },
      act: {
        sessions: [{ name: '第一期', from: at(25, 9), to: at(31, 16), stock: 20, sold: 9, minGroup: 10 }],
        tickets: [{ name: '科考队员', price: 298000, rule: '含六晚住宿' }],
        refund: [
          { hours: 240, share: 100 },
          { hours: 72, share: 50 },
        ],
        insurance: 3000,
      },
      joined: [2, 3],
    },
    {
      id: '309202',
      type: 9,
      title: '行前说明会（线上免费）',
      cover: picture('debate', 5),
      summary: '众筹怎么发起、钱怎么用、路怎么走。',
      author: 0,
      age: 1,
      tags: ['说明会', '免费'],
      province: '上海',
      imgs: [picture('stage', 5, '3x2')],
      html: '<p>一小时讲清楚众筹流程与安全安排，并回答提问。</p>',
      counts: { view: 640, like: 33, collect: 21 },
      extra: { city: '上海', place: '线上会议' },
      act: {
        sessions: [{ from: on(FRIDAY, 3, 20), to: on(FRIDAY, 3, 21), stock: 200, sold: 56 }],
        tickets: [{ name: '免费票', price: 0 }],
        refund: [],
      },
    },
    article({
      id: '310201',
      type: 10,
      title: '远行互助会',
      scene: ['emblem', 31],
      age: 40,
      tag: '互助',
      text: ['发起过众筹的伙伴在这里互相支招。'],
      more: { capacity: 300, extra: { city: '上海', notices: ['本周五线上答疑'] }, joined: [1, 2, 3, 4] },
    }),
    article({
      id: '311201',
      type: 11,
      title: '我用三十个朋友的支持，走到了北极村',
      scene: ['snowwalk', 7],
      age: 1,
      tag: '故事',
      text: ['第一笔支持来自高中同桌，留言是“替我看看雪”。', '回来以后，我给每个人寄了一张明信片。'],
      author: 3,
    }),
    article({
      id: '311202',
      type: 11,
      title: '第一次出海，吐了四次',
      scene: ['coast', 10],
      age: 3,
      tag: '故事',
      text: ['但是看见海豚的时候，什么都值得。'],
      author: 1,
    }),
    article({
      id: '311203',
      type: 11,
      title: '众筹页怎样写才真诚',
      scene: ['studyroom', 7],
      age: 5,
      tag: '经验',
      text: ['写清楚为什么去、花在哪里、回来分享什么。'],
      author: 4,
    }),
    article({
      id: '314201',
      type: 14,
      title: '第三季远行名单公布',
      scene: ['ballooning', 14],
      age: 2,
      tag: '公告',
      text: ['共有 42 位发起人达成目标，他们将去往 9 个目的地。'],
      more: { extra: { source: '远行办公室' } },
    }),
    article({
      id: '314202',
      type: 14,
      title: '资金使用公示（三季度）',
      scene: ['fundraiser', 9],
      age: 6,
      tag: '公告',
      text: ['每一笔支出都附有票据，可随时查询。'],
      more: { extra: { source: '远行办公室' } },
    }),
    article({
      id: '313201',
      type: 13,
      title: '十个免费名额：灯塔守护者体验',
      scene: ['lighthouse', 2],
      age: 3,
      tag: '招募',
      text: ['在灯塔住两晚，帮忙记录每日天气与过往渔船。'],
      more: {
        capacity: 10,
        from: at(15, 9),
        to: at(17, 12),
        close: at(13, 18),
        joined: [2, 3, 4, 5],
        extra: { place: '嵊泗枸杞岛', city: '舟山' },
        at: [30.7, 122.7],
      },
    }),
    article({
      id: '303201',
      type: 3,
      title: '海岛科考营回顾',
      scene: ['sailing', 12],
      age: 4,
      tag: '回顾',
      text: ['六秒钟，看完一次涨潮。'],
      more: { clip: { name: 'coast', seconds: 6 }, extra: { seconds: 6, roomNo: 'v303201' } },
    }),
  ],
  comments: [
    { item: '311201', by: 2, age: 0.5, text: '我也是支持者之一，收到明信片了！' },
    { item: '309201', by: 3, age: 1, text: '导师特别专业，孩子学会了做样方。', scores: [5, 5, 5] },
    { item: '237201', by: 4, age: 8, text: '下船就到，阳台上能看见灯塔转光。', scores: [5, 4, 5] },
  ],
  shop: shop3192,
  crowdfunding: [islands, lights],
  types: [
    { id: 't3192-act', name: '活动', moduleType: 9, icon: picture('sign_sailboat', 1, '1x1') },
    { id: 't3192-note', name: '故事', moduleType: 11, icon: picture('sign_openbook', 1, '1x1') },
    { id: 't3192-shop', name: '联盟商家', moduleType: 237, icon: picture('sign_house', 1, '1x1') },
    { id: 't3192-goods', name: '义卖', moduleType: 32, icon: picture('sign_badge', 1, '1x1') },
  ],
  pages: [
    {
      id: 'page-3192-39',
      type: 39,
      title: '远行公益众筹',
      desc: '让每一次出发都被朋友看见',
      image: picture('coast', 3, '1x1'),
      sections: [
        slides([slide('coast', 7, open(9, '309201')), slide('snow', 7, open(11, '311201'))], 1.9),
        section(2, '导航', {
          columns: 4,
          items: [
            icon('sign_seedling', 2, '众筹', goTo('/app/cf/3192/index?id=cf-islands')),
            icon('sign_sailboat', 1, '活动', open(9)),
            icon('sign_openbook', 1, '故事', open(11)),
            icon('sign_pencil', 1, '动态', open(231)),
            icon('sign_megaphone', 1, '公告', open(14)),
            icon('sign_heart', 1, '互助会', open(10, '310201')),
            icon('sign_compass', 2, '打卡', goTo('/app/sign/3192/index/island-walk')),
            icon('sign_shoe', 3, '步数', goTo('/app/step/count?iid=3192&id=coast-walk')),
          ],
        }),
        notice([['第三季远行名单公布', open(14, '314201')]]),
        heading('正在招募', '', open(9)),
        newest(9, '活动', 4, 'big'),
        newest(13, '名额', 2, 'big'),
        heading('路上的故事', '', open(11)),
        newest(11, '故事', 6, 'grid'),
        newest(32, '义卖', 2, 'grid'),
        newest(14, '公告', 3, 'row'),
        section(16, '支持有礼', { couponIds: ['c3192'] }),
      ],
    },
  ],
  config: [
    ...(['首页', '发现', '订单', '我的'] as const).map((title, i) => ({
      type: 'tabBar',
      title,
      action: goTo(['/app/index/3192', '/app/find', '/app/order/3192', '/app/account/personal'][i] ?? '/'),
      extra: { icon: ['home', 'find', 'order', 'my'][i], en: ['Home', 'Discover', 'Orders', 'Me'][i] },
    })),
    { type: 'hotWord', title: '科考' },
    { type: 'hotWord', title: '灯塔' },
    ...questions,
    ...fewOffers,
    ...serviceConfig('远行公益众筹', CONTACT),
  ],
  coupons: [
    {
      id: 'c3192',
      name: '同行立减券',
      discountType: 1,
      minus: 5000,
      full: 100000,
      total: 100,
      scopeText: '科考营可用',
      scope: { orderTypes: [1] },
      days: 40,
    },
  ],
  sales: [{ opId: 1, opName: '公益项目部', name: '陆远', phone: '13900003101' }],
  docs: siteDocs('远行公益众筹', 'Yuanxing Crowdfunding', CONTACT),
  ads: [],
  down: {
    icon: picture('logo_heart', 1, '1x1').src,
    name: '远行',
    version: '2.0.8',
    desc: '把出发的消息告诉朋友',
    images: [picture('coast', 7, '9x16').src],
    ios: '',
    android: '',
  },
}

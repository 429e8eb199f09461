import { siteDocs } from '../docs'
import { itinerary } from '../itinerary'
import { liveRoom } from '../liveRoom'
import { fewOffers } from '../offers'
import { daily, partnerShop, weekly } from '../partnerShop'
import { questions } from '../questions'
import { routeItem } from '../routeItem'
import { heading, icon, newest, notice, section, slide, slides } from '../sections'
import { promotionRules, serviceConfig } from '../serviceConfig'
import { smallLibrary } from '../smallLibrary'
import { article, members } from '../smallTenant'
import { at, goTo, on, open, picture, SATURDAY, SUNDAY, type TenantSeed } from '../TenantSeed'
import { garden } from './crowdfunding'
import { feeds3214, topics3214 } from './feeds'
import { shop3214 } from './goods'
import { stays3214 } from './stays'
import { trips3214 } from './trips'

const extended = (title: string, parts: readonly (readonly [string, string])[]) => ({
  title,
  html: parts.map(([head, text]) => `<h3>${head}</h3><p>${text}</p>`).join(''),
})

const CONTACT = {
  phone: '0571-87000000',
  address: '杭州市云杉路 9 号',
  lat: 30.3,
  lng: 120.2,
  hours: '每天 8:00–20:00',
  en: { address: '9 Yunshan Road, Hangzhou', hours: 'Daily 8:00–20:00' },
}

/** 云杉生活伙伴: a neighbourhood; its partners have their own agreement and privacy text. */
export const tenant3214: TenantSeed = {
  iid: 3214,
  name: '云杉生活伙伴',
  settings: {
    logo: picture('logo_spruce', 1, '1x1').src,
    color: '#6B4AA0',
    partner: 1,
    distribution: { html: promotionRules('云杉生活伙伴') },
    shopJoin: {
      fee: 9900,
      conditions: ['店铺在云杉生活一公里以内', '有营业执照，名称与店铺一致', '给邻里的优惠长期有效'],
      benefits: ['展示在联盟商家，按距离推荐给邻里', '店铺主页、相册和名片', '每月一次邻里市集摊位'],
    },
  },
  bannedWords: ['赌博'],
  domains: ['yunshan.test'],
  people: members(3301, ['云杉小管家', '面包师阿谷', '三楼的李老师', '花店林林', '书店店长'], 97),
  albums: [
    {
      ...{ id: '2333214', title: '邻里市集', intro: '面包、花和一整条街的人。', by: [0, 1, 3], open: true },
      ...{
        age: 6,
        photos: 12,
        scenes: [
          ['baking', 4],
          ['neighbours', 4],
          ['balcony', 4],
        ],
        likes: 18,
      },
    },
  ],
  profiles: [
    {
      ...{ by: 1, name: '谷小麦', region: '浙江省 杭州市', industry: '生活', tags: ['邻里'] },
      ...{ contact: 'none', opinions: ['认识了，就是熟人了。'], praisedBy: [0] },
      card: { post: '', company: '', intro: '', template: 'plain' },
    },
    {
      ...{ by: 2, name: '李书', region: '浙江省 杭州市', industry: '生活', tags: ['邻里'] },
      ...{ contact: 'none', opinions: ['认识了，就是熟人了。'], praisedBy: [0] },
      card: { post: '', company: '', intro: '', template: 'plain' },
    },
    {
      ...{ by: 3, name: '林花', region: '浙江省 杭州市', industry: '生活', tags: ['邻里'] },
      ...{ contact: 'none', opinions: ['认识了，就是熟人了。'], praisedBy: [0] },
      card: { post: '', company: '', intro: '', template: 'plain' },
    },
  ],
  items: [
    ...smallLibrary({ base: '3214', book: '在水上的日子', album: '水上之声', series: '划船六课' }),
    ...trips3214,
    ...topics3214,
    ...feeds3214,
    ...stays3214,
    routeItem({
      ...{ id: 2342141, by: 4, age: 7, title: '云杉到湿地：周末早晨五公里', scene: ['lake', 75] },
      ...{ province: '浙江', city: '杭州', level: 1, hours: 2, season: [3, 4, 5, 10, 11] },
      summary: '出了小区南门沿河走，过三座桥就到湿地，推婴儿车也走得下来。',
      bends: [
        [30.3002, 120.2001, 8, '云杉社区南门'],
        [30.3041, 120.2052, 9],
        [30.3093, 120.2089, 12, '第二座桥'],
        [30.3148, 120.2081, 9],
        [30.3187, 120.2117, 7, '湿地东门'],
      ],
    }),
    liveRoom({
      ...{ id: 2321401, by: 1, title: '回放：阿谷的第一炉乡村面包', scene: ['baking', 75], clip: 'camp', replay: true },
      summary: '凌晨四点的面包房，从醒面到出炉，一边烤一边回答邻居的问题。',
      ...{ from: at(-6, 5), to: at(-6, 6) },
    }),
    partnerShop({
      ...{ id: '237303', name: '云杉书店', by: 4, typeId: 't3214-shop', scenes: ['books', 'coffee'] },
      ...{
        hours: daily('10:00', '21:00'),
        phone: '0571-87010003',
        region: '浙江省 杭州市 西湖区',
      },
      ...{
        address: '云杉路 15 号',
        at: [30.302, 120.203],
        intro: '两层小书店，楼上可以坐着看一下午，孩子的书在楼下。',
      },
      offers: [{ title: '邻居八八折', desc: '出示会员页即可。' }],
    }),
    partnerShop({
      ...{ id: '237301', name: '阿谷面包房', by: 1, typeId: 't3214-shop', scenes: ['baking', 'coffee', 'village'] },
      ...{
        hours: daily('07:00', '19:30'),
        phone: '0571-87010001',
        region: '浙江省 杭州市 西湖区',
        address: '云杉路 9 号 2 号楼一层',
      },
      ...{ at: [30.3, 120.2], intro: '每天两炉乡村面包，下午四点的那一炉最好。' },
      offers: [{ title: '邻居九折', desc: '出示会员页即可。' }],
    }),
    partnerShop({
      ...{ id: '237302', name: '林林花店', by: 3, typeId: 't3214-shop', scenes: ['balcony', 'village'] },
      ...{
        hours: weekly(['09:00', '18:00'], ['09:00', '20:00']),
        phone: '0571-87010002',
        region: '浙江省 杭州市 西湖区',
      },
      ...{ address: '云杉路 11 号', at: [30.301, 120.202], intro: '应季鲜花和阳台植物，养不好可以拿回来一起救。' },
      offers: [{ title: '花束减 10 元', desc: '满 50 元可用。' }],
    }),
    itinerary({
      ...{ id: '235301', activity: '309301', title: '面包课行程单', author: 1, cover: picture('baking', 9) },
      summary: '一个上午：和面、整形、出炉，带走一整只面包。',
      ...{ from: on(SATURDAY, 4, 9), to: on(SATURDAY, 4, 12) },
      meet: { name: '2 号楼一层面包房门口', at: [30.3, 120.2] },
      weather: '室内，烤箱旁边有点热，穿短袖。',
      packing: { apron: '可以弄脏的衣服', box: '装面包的袋子' },
      days: [
        {
          ...{ title: '面包课', public: true },
          items: [
            ['08:40', '门口集合，领围裙'],
            ['09:00', '和面与折叠'],
            ['11:30', '出炉，切开趁热吃'],
          ],
        },
      ],
    }),
    {
      id: '309301',
      type: 9,
      title: '周末手作：烤一只乡村面包',
      cover: picture('baking', 9),
      summary: '从和面到出炉，带走一整只热面包。',
      author: 1,
      age: 1,
      tags: ['手作', '亲子'],
      province: '浙江',
      imgs: [picture('coffee', 9, '3x2'), picture('village', 5, '3x2')],
      html: '<h3>你将学会</h3><p>水合、折叠、整形与割包。</p><h3>包含</h3><p>全部材料、围裙与一杯咖啡。</p>',
      counts: { view: 520, like: 61, collect: 33 },
      at: [30.3, 120.2],
      extra: { city: '杭州', place: '云杉社区 2 号楼一层', meet: '面包房门口，提前 20 分钟领围裙' },
      act: {
        sessions: [
          { from: on(SATURDAY, 4, 9), to: on(SATURDAY, 4, 12), stock: 8, sold: 6 },
          { from: on(SUNDAY, 5, 9), to: on(SUNDAY, 5, 12), stock: 8, sold: 1 },
        ],
        tickets: [
          { name: '单人', price: 12800 },
          { name: '亲子', price: 18800, rule: '一大一小' },
        ],
        refund: [{ hours: 24, share: 100 }],
      },
      joined: [2, 3],
    },
    {
      id: '309302',
      type: 9,
      title: '社区晨跑（免费）',
      cover: picture('morning', 10),
      summary: '三公里，绕着社区跑一圈再吃早餐。',
      author: 0,
      age: 2,
      tags: ['跑步', '免费'],
      province: '浙江',
      imgs: [picture('run', 10, '3x2')],
      html: '<p>每周六早上七点，北门集合。</p>',
      counts: { view: 410, like: 44, collect: 12 },
      at: [30.304, 120.202],
      extra: { city: '杭州', place: '云杉社区北门', meet: '北门岗亭旁，提前 5 分钟热身' },
      act: {
        sessions: [{ from: on(SATURDAY, 4, 7), to: on(SATURDAY, 4, 8), stock: 30, sold: 12 }],
        tickets: [{ name: '免费票', price: 0 }],
        refund: [],
      },
    },
    article({
      id: '310301',
      type: 10,
      title: '邻里读书角',
      scene: ['emblem', 37],
      age: 30,
      tag: '读书',
      text: ['每月共读一本书，最后一个周日见面。'],
      author: 4,
      more: { capacity: 50, extra: { city: '杭州', notices: ['本月书目：《看不见的城市》'] }, joined: [2, 3] },
    }),
    article({
      id: '311301',
      type: 11,
      title: '阳台上的一小片森林',
      scene: ['balcony', 15],
      age: 1,
      tag: '生活',
      text: ['六平方米，十七盆植物，两把椅子。'],
      author: 3,
    }),
    article({
      id: '311302',
      type: 11,
      title: '楼下面包店的四点钟',
      scene: ['thing_bread', 11],
      age: 2,
      tag: '生活',
      text: ['第二炉法棍出炉的时候，整条街都醒了。'],
      author: 1,
    }),
    article({
      id: '314301',
      type: 14,
      title: '云杉市集本月主题：旧物新生',
      scene: ['fleamarket', 7],
      age: 1,
      tag: '公告',
      text: ['带一件旧物来，换一段新故事。'],
      more: { extra: { source: '云杉小管家' } },
    }),
    article({
      id: '313301',
      type: 13,
      title: '邻里长桌宴',
      scene: ['longtable', 11],
      age: 2,
      tag: '社区',
      text: ['每家带一道菜，一起吃一顿晚饭。'],
      more: {
        capacity: 40,
        from: at(8, 18),
        to: at(8, 21),
        close: at(7, 20),
        joined: [1, 2, 3],
        extra: { place: '云杉社区中庭', city: '杭州' },
      },
    }),
    article({
      id: '303301',
      type: 3,
      title: '一分钟云杉',
      scene: ['neighbours', 10],
      age: 5,
      tag: '生活',
      text: ['从清晨到夜晚。'],
      more: { clip: { name: 'ride', seconds: 6 }, extra: { seconds: 6, roomNo: 'v303301' } },
    }),
  ],
  comments: [{ item: '309301', by: 3, age: 0.4, text: '面包真的太香了，下次还来。', scores: [5, 5, 5] }],
  shop: shop3214,
  types: [
    { id: 't3214-act', name: '活动', moduleType: 9, icon: picture('sign_calendar', 1, '1x1') },
    { id: 't3214-shop', name: '联盟商家', moduleType: 237, icon: picture('sign_house', 1, '1x1') },
    { id: 't3214-goods', name: '邻里手作', moduleType: 32, icon: picture('sign_cup', 1, '1x1') },
  ],
  pages: [
    {
      id: 'page-3214-home',
      type: 7,
      title: '云杉生活伙伴',
      desc: '住在这里，认识邻居',
      image: picture('village', 5, '1x1'),
      sections: [
        slides([slide('longtable', 11, open(13, '313301')), slide('baking', 9, open(9, '309301'))], 1.9),
        section(2, '导航', {
          columns: 5,
          items: [
            icon('sign_calendar', 1, '活动', open(9)),
            icon('sign_people', 1, '社团', open(10)),
            icon('sign_pencil', 1, '笔记', open(11)),
            icon('sign_house', 1, '动态', open(231)),
            icon('sign_megaphone', 1, '公告', open(14)),
            icon('sign_compass', 4, '打卡', goTo('/app/sign/3214/index/block-corners')),
            icon('sign_shoe', 4, '步数', goTo('/app/step/count?iid=3214&id=block-walk')),
            icon('sign_map', 4, '轨迹', goTo('/app/trajectory/entryinformation?iid=3214&id=36101')),
            icon('sign_seedling', 4, '众筹', goTo('/app/cf/3214/index?id=cf-garden')),
          ],
        }),
        notice([['云杉市集本月主题：旧物新生', open(14, '314301')]]),
        heading('本周活动', '', open(9)),
        newest(9, '活动', 4, 'big'),
        heading('邻居们', '', open(11)),
        newest(11, '笔记', 6, 'grid'),
        newest(32, '邻里手作', 2, 'grid'),
        newest(13, '社区', 2, 'big'),
        section(25, '管家', {
          phone: '0571-87000000',
          address: '杭州市云杉路 9 号',
          lat: 30.3,
          lng: 120.2,
          chat: true,
        }),
      ],
    },
  ],
  config: [
    ...(['首页', '发现', '订单', '我的'] as const).map((title, i) => ({
      type: 'tabBar',
      title,
      action: goTo(['/app/index/3214', '/app/find', '/app/order/3214', '/app/account/personal'][i] ?? '/'),
      extra: { icon: ['home', 'find', 'order', 'my'][i], en: ['Home', 'Discover', 'Orders', 'Me'][i] },
    })),
    { type: 'hotWord', title: '面包' },
    ...questions,
    ...fewOffers,
    ...serviceConfig('云杉生活伙伴', CONTACT),
  ],
  coupons: [],
  crowdfunding: [garden],
  sales: [{ opId: 1, opName: '社区运营部', name: '叶青', phone: '13900003201' }],
  docs: [
    ...siteDocs('云杉生活伙伴', 'Spruce Living', CONTACT),
    {
      kind: 'protocol_ext',
      ...extended('合作伙伴用户协议', [
        ['一、适用范围', '本协议适用于通过云杉合作伙伴页面使用服务的用户。'],
        ['二、服务内容', '合作伙伴提供课程、市集与上门服务，由云杉提供预约与支付。'],
        ['三、权利与义务', '请在预约时间前两小时取消，以免占用名额。'],
      ]),
    },
    {
      kind: 'privacy_ext',
      ...extended('合作伙伴隐私政策', [
        ['一、信息范围', '仅收集预约所需的称呼、电话与地址。'],
        ['二、使用目的', '用于上门服务与售后，不作其他用途。'],
        ['三、保存期限', '服务完成后九十天删除地址信息。'],
      ]),
    },
  ],
  ads: [],
  down: {
    icon: picture('logo_spruce', 1, '1x1').src,
    name: '云杉',
    version: '2.0.8',
    desc: '邻里之间',
    images: [picture('village', 5, '9x16').src],
    ios: '',
    android: '',
  },
}

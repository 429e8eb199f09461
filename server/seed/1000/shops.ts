import { daily, partnerShop, weekly } from '../partnerShop'
import type { CommentSeed, ItemSeed } from '../TenantSeed'

const REGION = '浙江省 杭州市 西湖区'

/** The partner shops, of four kinds. */
export const shops: readonly ItemSeed[] = [
  partnerShop({
    ...{
      id: '23701',
      name: '行者装备库',
      by: 11,
      typeId: 't-shop-gear',
      scenes: ['camp', 'trail', 'village', 'summit'],
    },
    ...{ hours: daily('09:00', '20:30'), phone: '0571-88010001', region: REGION, address: '龙井路 36 号一层' },
    ...{ at: [30.232, 120.118], goods: ['g-lamp', 'g-bottle'], videos: ['camp'] },
    intro: '帐篷、睡袋、炉具和登山杖按天租，取还都在山脚下。租前可以试搭一次，店员会讲清楚怎么用。',
    offers: [
      { title: '帐篷租用首日免费', desc: '每位会员每月一次，周末需提前一天预订。' },
      { title: '炉具租满两天送气罐', desc: '气罐 230 克，当天取用。' },
    ],
  }),
  partnerShop({
    ...{ id: '23702', name: '溪边小铺 · 徒步补给', by: 14, typeId: 't-shop-gear', scenes: ['trail', 'lake', 'coffee'] },
    ...{ hours: weekly(['08:00', '18:00'], ['06:30', '19:00']), phone: '0571-88010002', region: REGION },
    ...{ address: '九溪路 5 号', at: [30.205, 120.112] },
    intro: '路线起点的补给站：热水、路餐、雨衣和一张手绘地图。走完回来可以寄存背包。',
    offers: [{ title: '会员热水和寄存免费', desc: '出示会员页即可，不限次数。' }],
  }),
  partnerShop({
    ...{ id: '23703', name: '风信骑行', by: 6, typeId: 't-shop-gear', scenes: ['ride', 'morning', 'coast'] },
    ...{ hours: daily('08:30', '21:00'), phone: '0571-88010003', region: '浙江省 杭州市 滨江区' },
    ...{ address: '闻涛路 118 号', at: [30.208, 120.19] },
    intro: '公路车、山地车和亲子车，沿江绿道就在门口。含头盔和车锁，爆胎电话救援。',
    offers: [{ title: '公路车租用减 30 元', desc: '租满四小时可用。' }],
  }),
  partnerShop({
    ...{
      id: '23704',
      name: '半山民宿',
      by: 4,
      typeId: 't-shop-stay',
      scenes: ['village', 'balcony', 'morning', 'coffee'],
    },
    ...{ hours: daily('00:00', '24:00'), phone: '0571-88010004', region: '浙江省 杭州市 临安区' },
    ...{ address: '太湖源镇白沙村 22 号', at: [30.351, 119.585], videos: ['trail'] },
    intro: '六间房，推窗就是竹林。早餐有现磨豆浆和山里的鸡蛋，晚上可以在露台烤火。',
    offers: [
      { title: '平日房价七折', desc: '周日到周四，节假日除外。' },
      { title: '连住两晚送一次晚餐', desc: '两人份，提前一天告知忌口。' },
    ],
  }),
  partnerShop({
    ...{ id: '23705', name: '湖畔茶舍', by: 15, typeId: 't-shop-stay', scenes: ['lake', 'coffee', 'village'] },
    ...{ hours: daily('10:00', '22:00'), phone: '0571-88010005', region: REGION, address: '北山街 8 号' },
    ...{ at: [30.259, 120.146] },
    intro: '靠窗的位子能看一整片湖。本地龙井、手冲咖啡和不太甜的点心。',
    offers: [{ title: '凭会员页免茶位费', desc: '每月一次，不与其他优惠同用。' }],
  }),
  partnerShop({
    ...{ id: '23706', name: '夜跑者面馆', by: 8, typeId: 't-shop-stay', scenes: ['run', 'coffee'] },
    ...{ hours: daily('17:00', '02:00'), phone: '0571-88010006', region: '浙江省 杭州市 拱墅区' },
    ...{ address: '运河边小河路 71 号', at: [30.311, 120.136] },
    intro: '为跑完步的人留到凌晨两点的一碗热面，盐和碳水都管够。',
    offers: [{ title: '任意汤面减 5 元', desc: '跑步当天出示轨迹即可。' }],
  }),
  partnerShop({
    ...{ id: '23707', name: '岩点攀岩馆', by: 5, typeId: 't-shop-sport', scenes: ['summit', 'run', 'trail', 'camp'] },
    ...{ hours: weekly(['13:00', '22:00'], ['10:00', '22:00']), phone: '0571-88010007', region: REGION },
    ...{ address: '文三路 388 号 B1', at: [30.277, 120.128], goods: ['g-towel'] },
    intro: '十六米先锋墙、抱石区和儿童墙。第一次来有教练带，鞋和安全带都备好了。',
    offers: [
      { title: '体验课五折', desc: '含装备和教练，每人一次。' },
      { title: '月卡减 60 元', desc: '三人同购再减 30 元。' },
    ],
  }),
  partnerShop({
    ...{ id: '23708', name: '逐浪皮划艇俱乐部', by: 10, typeId: 't-shop-sport', scenes: ['sailing', 'lake', 'coast'] },
    ...{
      hours: weekly(['09:00', '17:00'], ['08:00', '18:00']),
      phone: '0571-88010008',
      region: '浙江省 杭州市 萧山区',
    },
    ...{ address: '湘湖路 10 号码头', at: [30.146, 120.222], videos: ['lake'] },
    intro: '静水和白水课程，单人艇、双人艇按小时租。十二岁以上，会不会游泳都可以来。',
    offers: [{ title: '单人艇一小时免费', desc: '首次到店，需穿救生衣。' }],
  }),
  partnerShop({
    ...{ id: '23709', name: '静心瑜伽', by: 17, typeId: 't-shop-sport', scenes: ['balcony', 'morning'] },
    ...{
      hours: weekly(['07:00', '21:00'], ['08:00', '18:00']),
      phone: '0571-88010009',
      region: '浙江省 杭州市 上城区',
    },
    ...{ address: '清河坊 45 号三层', at: [30.241, 120.169] },
    intro: '徒步前后的拉伸课、清晨流瑜伽和呼吸课，小班不超过八人。',
    offers: [{ title: '体验周卡 19 元', desc: '新会员一次。' }],
  }),
  partnerShop({
    ...{ id: '23710', name: '老街书店', by: 13, typeId: 't-shop-life', scenes: ['books', 'library', 'coffee'] },
    ...{ hours: daily('10:00', '21:30'), phone: '0571-88010010', region: '浙江省 杭州市 上城区' },
    ...{ address: '中山中路 203 号', at: [30.244, 120.171] },
    intro: '自然、地理和手账书占了半面墙，二楼有四张长桌，可以坐一整个下午。',
    offers: [{ title: '图书 88 折', desc: '特价书除外。' }],
  }),
  partnerShop({
    ...{ id: '23711', name: '麦田烘焙', by: 7, typeId: 't-shop-life', scenes: ['baking', 'coffee', 'village'] },
    ...{ hours: [{ days: [2, 3, 4, 5, 6, 0], from: '07:30', to: '19:00' }], phone: '0571-88010011', region: REGION },
    ...{ address: '灵溪北路 2 号', at: [30.262, 120.107] },
    intro: '欧包和能量棒，路上吃不碎。每周一休息，烤箱也要喘口气。',
    offers: [{ title: '面包第二件半价', desc: '同价或低价的一件半价。' }],
  }),
  partnerShop({
    ...{ id: '23712', name: '快洗户外洗护', by: 16, typeId: 't-shop-life', scenes: ['campus', 'village'] },
    ...{ hours: weekly(['09:00', '19:00'], ['10:00', '17:00']), phone: '0571-88010012' },
    ...{ region: '浙江省 杭州市 余杭区', address: '良睦路 1399 号', at: [30.29, 119.99] },
    intro: '冲锋衣重做防水、睡袋清洗和鞋底修补，三天取件。',
    offers: [{ title: '冲锋衣防水处理减 20 元', desc: '一件起。' }],
  }),
]

type Said = readonly [by: number, age: number, scores: readonly [number, number, number], text: string]

const SAID: Readonly<Record<string, readonly Said[]>> = {
  23701: [
    [3, 12, [5, 5, 5], '帐篷很干净，店员还教了怎么打风绳，第一次露营没有手忙脚乱。'],
    [7, 20, [5, 4, 5], '带孩子来租的，尺寸齐，押金当天就退了。'],
    [16, 33, [4, 4, 5], '周末人多，记得提前一天订。'],
  ],
  23702: [[17, 9, [4, 5, 4], '寄存背包太方便了，手绘地图也好用。']],
  23703: [
    [18, 7, [5, 5, 4], '车况不错，半路爆胎二十分钟就有人来。'],
    [9, 26, [4, 4, 4], '亲子车要早点去，下午就租完了。'],
  ],
  23704: [
    [15, 15, [5, 5, 4], '早上推开窗，雾在竹林里走。早餐的豆浆很好喝。'],
    [12, 40, [5, 5, 5], '住了两晚，老板送我们到路口，还指了近路。'],
  ],
  23705: [
    [0, 5, [4, 4, 3], '位子要等，但是湖景值得。'],
    [13, 18, [5, 4, 4], '点心不甜，写东西坐了一下午。'],
  ],
  23707: [
    [14, 4, [5, 5, 5], '教练耐心，第一次就爬到了顶。'],
    [8, 22, [4, 5, 4], '晚上人少，抱石区换线很勤。'],
  ],
  23708: [[11, 30, [3, 4, 3], '课程好，就是更衣室小了点。']],
  23710: [[19, 11, [5, 5, 5], '找到了绝版的植物图鉴，店主还帮忙包好。']],
  23711: [[4, 6, [5, 4, 5], '能量棒真的不碎，爬山带它刚好。']],
}

export const shopReviews: readonly CommentSeed[] = Object.entries(SAID).flatMap(([item, all]) =>
  all.map(([by, age, scores, text]): CommentSeed => ({ item, by, age, scores, text })),
)

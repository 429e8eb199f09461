import type { ConfigSeed } from './TenantSeed'

/** The 46 partners' offers to volunteers, by kind (screens-content §7), then both words in English. */
const OFFERS: Readonly<
  Record<string, readonly (readonly [title: string, desc: string, name: string, what: string])[]>
> = {
  餐饮: [
    ['青禾面馆', '面食八折', 'Qinghe Noodles', '20% off noodles'],
    ['山脚小厨', '满百减二十', 'Foothill Kitchen', '¥20 off ¥100'],
    ['麦田烘焙', '面包第二件半价', 'Wheatfield Bakery', 'Second loaf at half price'],
    ['一盏茶舍', '茶饮七折', 'One Cup Teahouse', '30% off tea'],
    ['云边咖啡', '咖啡买一赠一', 'Cloudside Coffee', 'Two coffees for one'],
    ['老井豆花', '免费豆花一份', 'Old Well Tofu', 'A bowl of tofu pudding, free'],
    ['渔火烧烤', '啤酒畅饮两小时', 'Lantern Grill', 'Two hours of unlimited beer'],
    ['素心斋', '素食套餐九折', 'Plain Heart Kitchen', '10% off vegetarian menus'],
  ],
  住宿: [
    ['半山民宿', '平日房价七折', 'Halfway Guesthouse', '30% off on weekdays'],
    ['溪谷营地', '帐篷位立减五十元', 'Brook Valley Camp', '¥50 off a pitch'],
    ['星野房车营', '首晚八折', 'Starfield RV Park', '20% off the first night'],
    ['归园农舍', '住一晚送早餐', 'Garden Farmhouse', 'Breakfast with each night'],
    ['湖畔青旅', '床位六折', 'Lakeside Hostel', '40% off a bed'],
    ['林间木屋', '延迟退房至十五点', 'Forest Cabins', 'Check out as late as 15:00'],
  ],
  景区: [
    ['望云山景区', '门票半价', 'Wangyun Mountain', 'Half-price ticket'],
    ['碧溪漂流', '同行一人免票', 'Bixi Rafting', 'One companion free'],
    ['古渡水镇', '免费入园', 'Old Ferry Town', 'Free entry'],
    ['石林峡谷', '索道七折', 'Stone Forest Gorge', '30% off the cable car'],
    ['花海公园', '花期免票一次', 'Flower Sea Park', 'One free visit in season'],
    ['冰川博览馆', '讲解免费', 'Glacier Museum', 'Free guided tour'],
    ['湿地观鸟园', '望远镜免费借用', 'Wetland Bird Park', 'Binoculars lent for free'],
    ['森林小火车', '车票八折', 'Forest Railway', '20% off tickets'],
  ],
  运动: [
    ['攀石岩馆', '体验课一次', 'Rock Hall', 'One trial class'],
    ['疾风骑行', '租车首时免费', 'Gale Cycling', 'First hour of rental free'],
    ['深蓝泳馆', '单次票五折', 'Deep Blue Pool', 'Half-price single ticket'],
    ['滑翔基地', '装备租金减半', 'Gliding Base', 'Half-price gear rental'],
    ['足迹户外装备', '全场九折', 'Footprint Outdoor', '10% off everything'],
    ['晨跑俱乐部', '月费减三十元', 'Morning Run Club', '¥30 off a month'],
  ],
  亲子教育: [
    ['小木匠工坊', '材料费全免', 'Little Carpenters', 'Materials for free'],
    ['自然课堂', '首节免费', 'Nature Class', 'First lesson free'],
    ['星空天文馆', '家庭票七折', 'Star Planetarium', '30% off family tickets'],
    ['绘本之家', '年卡减百元', 'Picture Book House', '¥100 off a year'],
    ['童画美术', '试听两节', 'Children’s Art', 'Two trial lessons'],
    ['机器人学堂', '体验营八折', 'Robot School', '20% off the trial camp'],
  ],
  健康: [
    ['安心体检', '套餐八五折', 'Anxin Check-ups', '15% off packages'],
    ['明目眼镜', '免费验光', 'Mingmu Optics', 'Free eye test'],
    ['笑牙口腔', '洗牙一次', 'Smile Dental', 'One free cleaning'],
    ['舒筋推拿', '首单半价', 'Shujin Massage', 'First visit at half price'],
    ['康宁药房', '会员价购药', 'Kangning Pharmacy', 'Member prices'],
  ],
  购物: [
    ['乡味特产', '满八十减十五', 'Country Flavours', '¥15 off ¥80'],
    ['绿篮果蔬', '每周三九折', 'Green Basket', '10% off on Wednesdays'],
    ['拾光书店', '图书八折', 'Shiguang Books', '20% off books'],
    ['暖阳花店', '花束减十元', 'Warm Sun Flowers', '¥10 off a bunch'],
  ],
  出行: [
    ['同路租车', '首日免租金', 'Tonglu Car Rental', 'No rent on the first day'],
    ['平安代驾', '立减二十元', 'Ping’an Drivers', '¥20 off'],
    ['快洗车行', '洗车一次', 'Quick Car Wash', 'One wash'],
  ],
}

/** The kinds in English. */
const KINDS: Readonly<Record<string, string>> = {
  ...{ 餐饮: 'Food', 住宿: 'Stays', 景区: 'Sights', 运动: 'Sports' },
  ...{ 亲子教育: 'Children', 健康: 'Health', 购物: 'Shopping', 出行: 'Transport' },
}

export const offers: readonly ConfigSeed[] = Object.entries(OFFERS)
  .flatMap(([category, list]) =>
    list.map(([title, desc, name, what]) => ({ ...{ category, title, desc }, en: { title: name, desc: what } })),
  )
  .map(
    ({ category, title, desc, en }, index): ConfigSeed => ({
      ...{ type: 'gongyi', title, desc, extra: { category, en: { ...en, category: KINDS[category] ?? category } } },
      image: `/media/gongyi/${String(index + 1).padStart(2, '0')}.webp`,
    }),
  )

/** Every fourth of them, some of each kind: a small site has fewer partners. */
export const fewOffers: readonly ConfigSeed[] = offers.filter((_offer, place) => place % 4 === 0)

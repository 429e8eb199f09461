import type { ConfigSeed } from './TenantSeed'

/** The 46 partners' offers to volunteers, by kind (screens-content §7). */
const OFFERS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  餐饮: [
    ['青禾面馆', '面食八折'],
    ['山脚小厨', '满百减二十'],
    ['麦田烘焙', '面包第二件半价'],
    ['一盏茶舍', '茶饮七折'],
    ['云边咖啡', '咖啡买一赠一'],
    ['老井豆花', '免费豆花一份'],
    ['渔火烧烤', '啤酒畅饮两小时'],
    ['素心斋', '素食套餐九折'],
  ],
  住宿: [
    ['半山民宿', '平日房价七折'],
    ['溪谷营地', '帐篷位立减五十元'],
    ['星野房车营', '首晚八折'],
    ['归园农舍', '住一晚送早餐'],
    ['湖畔青旅', '床位六折'],
    ['林间木屋', '延迟退房至十五点'],
  ],
  景区: [
    ['望云山景区', '门票半价'],
    ['碧溪漂流', '同行一人免票'],
    ['古渡水镇', '免费入园'],
    ['石林峡谷', '索道七折'],
    ['花海公园', '花期免票一次'],
    ['冰川博览馆', '讲解免费'],
    ['湿地观鸟园', '望远镜免费借用'],
    ['森林小火车', '车票八折'],
  ],
  运动: [
    ['攀石岩馆', '体验课一次'],
    ['疾风骑行', '租车首时免费'],
    ['深蓝泳馆', '单次票五折'],
    ['滑翔基地', '装备租金减半'],
    ['足迹户外装备', '全场九折'],
    ['晨跑俱乐部', '月费减三十元'],
  ],
  亲子教育: [
    ['小木匠工坊', '材料费全免'],
    ['自然课堂', '首节免费'],
    ['星空天文馆', '家庭票七折'],
    ['绘本之家', '年卡减百元'],
    ['童画美术', '试听两节'],
    ['机器人学堂', '体验营八折'],
  ],
  健康: [
    ['安心体检', '套餐八五折'],
    ['明目眼镜', '免费验光'],
    ['笑牙口腔', '洗牙一次'],
    ['舒筋推拿', '首单半价'],
    ['康宁药房', '会员价购药'],
  ],
  购物: [
    ['乡味特产', '满八十减十五'],
    ['绿篮果蔬', '每周三九折'],
    ['拾光书店', '图书八折'],
    ['暖阳花店', '花束减十元'],
  ],
  出行: [
    ['同路租车', '首日免租金'],
    ['平安代驾', '立减二十元'],
    ['快洗车行', '洗车一次'],
  ],
}

/** The kinds in English. */
const KINDS: Readonly<Record<string, string>> = {
  ...{ 餐饮: 'Food', 住宿: 'Stays', 景区: 'Sights', 运动: 'Sports' },
  ...{ 亲子教育: 'Children', 健康: 'Health', 购物: 'Shopping', 出行: 'Transport' },
}

export const offers: readonly ConfigSeed[] = Object.entries(OFFERS)
  .flatMap(([category, list]) => list.map(([title, desc]) => ({ category, title, desc })))
  .map(
    ({ category, title, desc }, index): ConfigSeed => ({
      ...{ type: 'gongyi', title, desc, extra: { category, en: { category: KINDS[category] ?? category } } },
      image: `/media/gongyi/${String(index + 1).padStart(2, '0')}.webp`,
    }),
  )

/** Every fourth of them, some of each kind: a small site has fewer partners. */
export const fewOffers: readonly ConfigSeed[] = offers.filter((_offer, place) => place % 4 === 0)

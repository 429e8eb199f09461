import { picture } from '../../seed/TenantSeed'

interface SiteSeed {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly lat: number
  readonly lng: number
  readonly story: string
  readonly imgs: readonly string[]
  /** Opens and closes, in hours of the day. */
  readonly hours?: readonly [from: number, to: number]
  readonly closed?: true
}

export interface SubjectSeed {
  readonly id: string
  readonly title: string
  readonly cover: string
  readonly rules: string
  readonly need: number
  readonly areas: readonly {
    readonly id: string
    readonly name: string
    readonly img: string
    readonly sites: readonly SiteSeed[]
  }[]
}

const imgs = (scene: string, n: number) => [picture(scene, n, '3x2').src, picture(scene, n + 20, '3x2').src]

const LAKE: SubjectSeed = {
  id: 'west-lake',
  title: '西湖十景',
  cover: picture('paddling', 31, '3x2').src,
  need: 8,
  rules:
    '<p>走到景点 150 米以内，打开本页打卡。每个景点一次，完成 8 个可以领取证书。</p><p>请在开放时间内前往，注意湖边安全，不要踩踏草坪。</p>',
  areas: [
    {
      id: 'lake-north',
      name: '北山街',
      img: picture('forest', 31, '3x2').src,
      sites: [
        {
          ...{ id: 'ls-bridge', name: '断桥残雪', address: '北山街东端', lat: 30.2588, lng: 120.1478 },
          story: '雪后初晴，桥面向阳的一边先化，远看像断了一截。桥是 1921 年重修的单孔石桥。',
          imgs: imgs('snow', 41),
        },
        {
          ...{ id: 'ls-causeway', name: '白堤', address: '孤山路', lat: 30.2569, lng: 120.1429 },
          story: '一公里的长堤，两边间种桃柳。清早来，骑车的人还不多。',
          imgs: imgs('ride', 42),
        },
        {
          ...{ id: 'ls-autumn', name: '平湖秋月', address: '白堤西端', lat: 30.2546, lng: 120.1408 },
          story: '平台低到几乎贴着水面，三面临湖。满月那几天会开到很晚。',
          imgs: imgs('starry', 43),
        },
        {
          ...{ id: 'ls-lotus', name: '曲院风荷', address: '北山街 89 号', lat: 30.2531, lng: 120.1309 },
          story: '南宋时这里是酿酒的作坊，酒香混着荷香。七月来看荷，十一月来看残荷。',
          imgs: imgs('forest', 44),
        },
      ],
    },
    {
      id: 'lake-west',
      name: '苏堤与杨公堤',
      img: picture('trail', 32, '3x2').src,
      sites: [
        {
          ...{ id: 'ls-spring', name: '苏堤春晓', address: '苏堤', lat: 30.2436, lng: 120.1377 },
          story: '苏轼疏浚西湖，用淤泥筑成这条 2.8 公里的堤，六座桥各有名字。',
          imgs: imgs('trail', 45),
        },
        {
          ...{ id: 'ls-fish', name: '花港观鱼', address: '杨公堤 5 号', lat: 30.2323, lng: 120.1368 },
          story: '红鱼池边总有人喂鱼，牡丹亭在园子的高处。',
          imgs: imgs('paddling', 46),
          hours: [8, 18],
        },
        {
          ...{ id: 'ls-peaks', name: '双峰插云', address: '灵隐路洪春桥', lat: 30.2483, lng: 120.1223 },
          story: '南高峰和北高峰隔着山谷相望，云低的时候只露出两个尖。',
          imgs: imgs('summit', 47),
        },
        {
          ...{ id: 'ls-garden', name: '郭庄', address: '杨公堤 28 号', lat: 30.2497, lng: 120.1291 },
          story: '一座把西湖借进来的园子。临湖的平台正在修缮，暂时关闭。',
          imgs: imgs('camp', 48),
          closed: true,
        },
      ],
    },
    {
      id: 'lake-south',
      name: '南山路',
      img: picture('coast', 33, '3x2').src,
      sites: [
        {
          ...{ id: 'ls-willow', name: '柳浪闻莺', address: '南山路清波门', lat: 30.2411, lng: 120.1537 },
          story: '南宋的御花园，如今是早上遛鸟和打太极的地方。',
          imgs: imgs('forest', 49),
        },
        {
          ...{ id: 'ls-pagoda', name: '雷峰夕照', address: '南山路 15 号', lat: 30.2318, lng: 120.1488 },
          story: '太阳落在塔后面的那十分钟，整座湖都是金色的。',
          imgs: imgs('summit', 50),
          hours: [8, 20],
        },
        {
          ...{ id: 'ls-bell', name: '南屏晚钟', address: '净慈寺', lat: 30.2296, lng: 120.1486 },
          story: '净慈寺的钟声碰到南屏山的石壁再传回来，黄昏时听得最清楚。',
          imgs: imgs('trail', 51),
        },
        {
          ...{ id: 'ls-moon', name: '三潭印月', address: '小瀛洲', lat: 30.2399, lng: 120.1447 },
          story: '要坐船上岛。大风停航，景点随船关闭。',
          imgs: imgs('paddling', 52),
          closed: true,
        },
      ],
    },
  ],
}

const CAMPUS: SubjectSeed = {
  id: 'campus-walk',
  title: '走遍校园',
  cover: picture('trail', 61, '3x2').src,
  need: 3,
  rules: '<p>走到地点 150 米以内打卡，四个地点完成三个即可领取证书。</p>',
  areas: [
    {
      id: 'campus-main',
      name: '主校区',
      img: picture('forest', 61, '3x2').src,
      sites: [
        {
          ...{ id: 'cs-gate', name: '南大门', address: '大学路 1 号', lat: 30.3, lng: 120.09 },
          story: '报到的第一天，每个人都从这里走进来。',
          imgs: imgs('trail', 62),
        },
        {
          ...{ id: 'cs-library', name: '图书馆', address: '求知路', lat: 30.3031, lng: 120.0921 },
          story: '二楼靠窗的位子，八点以前就坐满了。',
          imgs: imgs('starry', 63),
          hours: [8, 22],
        },
        {
          ...{ id: 'cs-field', name: '田径场', address: '运动路', lat: 30.3052, lng: 120.0887 },
          story: '夜跑的人绕着内圈，散步的人走在外圈。',
          imgs: imgs('ride', 64),
        },
        {
          ...{ id: 'cs-lake', name: '镜湖', address: '湖滨路', lat: 30.3016, lng: 120.0952 },
          story: '湖心有一座没有名字的小桥。',
          imgs: imgs('paddling', 65),
        },
      ],
    },
  ],
}

const ISLAND: SubjectSeed = {
  id: 'island-walk',
  title: '花鸟岛三处灯火',
  cover: picture('lighthouse', 63, '3x2').src,
  need: 2,
  rules: '<p>走到地点 150 米以内打卡，三处完成两处即可领取证书。大风浪时请不要靠近礁石。</p>',
  areas: [
    {
      id: 'island-main',
      name: '花鸟岛',
      img: picture('coast', 63, '3x2').src,
      sites: [
        {
          ...{ id: 'is-light', name: '花鸟灯塔', address: '花鸟乡灯塔村', lat: 30.8597, lng: 122.6728 },
          story: '1870 年建成的灯塔，光程二十四海里，至今每晚准时亮起。',
          imgs: imgs('lighthouse', 64),
        },
        {
          ...{ id: 'is-pier', name: '南岙码头', address: '花鸟乡南岙', lat: 30.8541, lng: 122.6695 },
          story: '班船每天一趟。来接船的人，多半认得每一位下船的客人。',
          imgs: imgs('sailing', 65),
          hours: [6, 19],
        },
        {
          ...{ id: 'is-rock', name: '老虎洞', address: '花鸟乡东北角', lat: 30.8634, lng: 122.6789 },
          story: '海蚀洞里的潮声像虎啸，退潮后一小时最好走。',
          imgs: imgs('coast', 66),
        },
      ],
    },
  ],
}

const BLOCK: SubjectSeed = {
  id: 'block-corners',
  title: '云杉四角',
  cover: picture('village', 71, '3x2').src,
  need: 3,
  rules: '<p>走到地点 150 米以内打卡，四个角落走到三个即可领取证书。</p>',
  areas: [
    {
      id: 'block-main',
      name: '云杉社区',
      img: picture('neighbours', 71, '3x2').src,
      sites: [
        {
          ...{ id: 'bs-bread', name: '面包房转角', address: '云杉路 9 号', lat: 30.3002, lng: 120.2004 },
          story: '下午四点第二炉法棍出炉，转角就排起队。',
          imgs: imgs('baking', 72),
          hours: [7, 20],
        },
        {
          ...{ id: 'bs-garden', name: '公共菜园', address: '云杉社区 5 号楼南', lat: 30.3021, lng: 120.2027 },
          story: '十二块小田，谁种的番茄熟了，都会挂一块“请尝”的牌子。',
          imgs: imgs('balcony', 73),
        },
        {
          ...{ id: 'bs-table', name: '长桌中庭', address: '云杉社区中庭', lat: 30.3013, lng: 120.1989 },
          story: '邻里长桌宴就摆在这里，最长的一次坐了六十个人。',
          imgs: imgs('longtable', 74),
        },
        {
          ...{ id: 'bs-market', name: '旧物市集', address: '云杉社区北门', lat: 30.3038, lng: 120.2011 },
          story: '每月最后一个周日，带一件旧物来，换一段新故事。',
          imgs: imgs('fleamarket', 75),
        },
      ],
    },
  ],
}

/** One subject a tenant. */
export const SUBJECTS: Readonly<Record<number, SubjectSeed>> = {
  1000: LAKE,
  3073: CAMPUS,
  3192: ISLAND,
  3214: BLOCK,
}

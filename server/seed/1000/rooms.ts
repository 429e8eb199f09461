import { liveRoom, type Room } from '../liveRoom'
import { post } from '../postSeeds'
import { at, type CommentSeed, type ItemSeed } from '../TenantSeed'

const room = (seed: Omit<Room, 'by'>): ItemSeed => liveRoom({ ...seed, by: 3 })

/** Live rooms: one begins soon, one is on, one is over and has a replay. */
export const rooms: readonly ItemSeed[] = [
  room({
    id: 23001,
    title: '领队夜话：第一次重装该怎么准备',
    summary: '老樟和三位领队坐在帐篷前，从背包怎么装讲到路上怎么分水，边讲边拆一个真正的 55 升背包。',
    scene: ['camp', 15],
    from: at(2, 20),
    to: at(2, 22),
    clip: 'camp',
    price: 990,
    vipFree: true,
    replay: true,
    goods: ['m1101', 'm1201'],
  }),
  room({
    id: 23002,
    title: '云顶草甸慢直播：今天的云海',
    summary: '一台不关机的摄像机对着云顶草甸，日出、云海、下午的阵雨都在里面。',
    scene: ['lake', 14],
    from: at(-3, 6),
    to: at(60, 20),
    clip: 'lake',
  }),
  room({
    id: 23003,
    title: '回放：雨季进山，怎样看懂天气图',
    summary: '一个半小时讲清楚三张图：卫星云图、雷达回波和等压线，最后带大家看一次真实的周末预报。',
    scene: ['summit', 14],
    from: at(-5, 20),
    to: at(-5, 22),
    clip: 'trail',
    price: 1990,
    vipFree: true,
    replay: true,
  }),
  room({
    id: 23004,
    title: '装备夜市：二手背包怎么挑',
    summary: '栗子带着七只二手背包，教你看织带、扣具和背负，讲讲哪些坏了能修，哪些该放手。',
    scene: ['thing_backpack', 24],
    from: at(5, 19.5),
    to: at(5, 21),
    clip: 'camp',
    replay: true,
  }),
  room({
    id: 23005,
    title: '回放：带娃第一次露营的十个问题',
    summary: '麦子和石头爸爸一起回答：睡多少度的睡袋，夜里哭了怎么办，下雨要不要撤。',
    scene: ['kites', 25],
    from: at(-9, 20),
    to: at(-9, 21),
    clip: 'camp',
    replay: true,
  }),
  room({
    id: 23006,
    title: '回放：海边骑行一百公里',
    summary: '清川把整条海岸线骑了一遍，边看地图边讲补给点、逆风段和那家最好吃的面馆。',
    scene: ['ride', 26],
    from: at(-14, 20),
    to: at(-14, 21.5),
    clip: 'ride',
    replay: true,
  }),
]

/** What the host of the slow broadcast reports from the meadow. */
export const reports: readonly ItemSeed[] = [
  ['凌晨四点四十，星星还在，东边有一条很细的白线。', 'starry', 2.9],
  ['五点二十，云从南坡漫上来，先盖住了停车场。', 'summit', 2.88],
  ['日出。没有多余的话。', 'starry', 2.87],
  ['七点，云海高度大约九百米，像有人在慢慢关水龙头。', 'lake', 2.8],
  ['今天的第一批徒步者到了，二十三个人，两只狗。', 'trail', 2.6],
  ['中午，云散尽，能看见三十公里外的水库。', 'lake', 2.3],
  ['下午两点，阵雨，十七分钟。机器有雨衣，我没有。', '', 2.1],
  ['雨后双彩虹，左边那道更完整。', 'camp', 2],
  ['日落前半小时，草是金色的。', 'forest', 1.8],
  ['第二天，多云，没有云海。慢直播就是这样，看的是耐心。', '', 1.2],
  ['山脊上来了四只岩羊，画面右上角。', 'summit', 0.7],
  ['今早云海又来了，比前天低一百米。', 'lake', 0.1],
].map(
  ([text, scene, age], at): ItemSeed =>
    post({
      id: `r${1001 + at}`,
      room: '23002',
      by: 3,
      age: age as number,
      text: text as string,
      ...(scene ? { scenes: [[scene as string, 90 + at] as const] } : {}),
      likes: 12 + ((at * 7) % 40),
    }),
)

/** What people said in the slow broadcast's room. */
const TALK =
  '早|刚起床，云好厚|这是实时的吗|是的，一直开着|昨天的日出我也看了|背景的鸟叫是什么|画眉|谢谢|想去|周六有活动吗|有，云顶草甸那个|报了|右上角是不是有羊|看到了！|四只|可爱|风好大|主播辛苦|机器会淋湿吗|有雨衣|哈哈|彩虹！|两道|截图了|做壁纸|晚上冷吗|六度|带羽绒|营地还有位置吗|昨天满了|等候补|下雨了|十分钟就停|果然停了|日落几点|五点四十|守着|金色的|真好看|晚安，明天见'

export const talk: readonly CommentSeed[] = TALK.split('|').map((text, at) => ({
  item: '23002',
  by: at % 19,
  text,
  age: Math.round((2.8 - at * 0.069) * 1000) / 1000,
}))

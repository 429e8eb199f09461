import { itinerary } from '../itinerary'
import { type ItemSeed, on, picture, SATURDAY, SUNDAY } from '../TenantSeed'

/** Itineraries of two activities, for those who take part. */
export const itineraries: readonly ItemSeed[] = [
  itinerary({
    ...{ id: '23501', activity: '9001', title: '云顶草甸露营行程单', author: 3, cover: picture('camp', 10) },
    summary: '两天一夜，集合、上山、扎营、看日出。',
    ...{ from: on(SATURDAY, 4, 8), to: on(SUNDAY, 5, 15) },
    meet: { name: '山脚游客中心停车场', at: [30.405, 119.6] },
    weather: '周六多云，山顶 8–15℃，傍晚有 4 级风；周日晴，日出 05:12。夜里接近零度，请带羽绒。',
    packing: {
      coat: '保暖外套或羽绒服',
      light: '头灯和备用电池',
      water: '1.5 升水和路餐',
      shoes: '防滑徒步鞋',
      bag: '睡袋（可现场租用）',
      card: '身份证',
    },
    days: [
      {
        ...{ title: '上山扎营', public: true },
        items: [
          ['07:40', '停车场集合签到，领路餐'],
          ['08:00', '出发，车程三小时'],
          ['11:30', '山脚午餐'],
          ['13:00', '徒步上山 5 公里，爬升 460 米'],
          ['16:30', '扎营，日落晚餐'],
          ['20:00', '篝火故事会'],
        ],
      },
      {
        title: '日出下山',
        items: [
          ['04:50', '领队叫醒每一顶帐篷'],
          ['05:12', '日出'],
          ['09:30', '收营下山，带走全部垃圾'],
          ['15:00', '返程，回到集合点'],
        ],
      },
    ],
  }),
  itinerary({
    ...{ id: '23502', activity: '9003', title: '镜湖皮划艇行程单', author: 10, cover: picture('paddling', 14) },
    summary: '一个下午：岸上教学、下水练习、环湖三公里。',
    ...{ from: on(SATURDAY, 3, 13), to: on(SATURDAY, 3, 17) },
    meet: { name: '镜湖水上码头更衣室门口', at: [31.2, 120.4] },
    weather: '晴，18–26℃，午后湖面有风。',
    packing: { hat: '遮阳帽', water: '1 升水', dry: '一套换洗衣服', card: '身份证' },
    days: [
      {
        ...{ title: '下水这天', public: true },
        items: [
          ['12:45', '码头换装，领救生衣'],
          ['13:30', '岸上教学与翻船自救演练'],
          ['14:20', '下水练习'],
          ['15:30', '环湖 3 公里'],
          ['17:00', '看日落后解散'],
        ],
      },
    ],
  }),
]

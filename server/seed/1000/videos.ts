import { type ItemSeed, picture } from '../TenantSeed'

function video(
  id: number,
  channel: string,
  title: string,
  clip: string,
  cover: [string, number],
  author: number,
  age: number,
  views: number,
  more: Partial<ItemSeed> = {},
): ItemSeed {
  return {
    id: String(id),
    type: 3,
    title,
    cover: picture(cover[0], cover[1], '16x9'),
    summary: `${channel} · ${title}`,
    author,
    age,
    tags: [channel],
    typeId: `t-video-${channel}`,
    html: `<p>${title}。画面由领队在活动现场记录，剪辑保留了原声。</p><p>想去同样的地方？在活动页搜索“${channel}”。</p>`,
    counts: { view: views, like: Math.round(views / 14), collect: Math.round(views / 35) },
    clip: { name: clip, seconds: 6 },
    extra: { seconds: 6, roomNo: `v${id}` },
    ...more,
  }
}

export const videos: readonly ItemSeed[] = [
  video(3001, '路线', '九曲古道全程第一视角', 'trail', ['trail', 10], 14, 0.8, 6120),
  video(3002, '露营', '云顶草甸的二十四小时', 'camp', ['camp', 3], 4, 1.9, 8840),
  video(3003, '水上', '皮划艇：直线、转弯与靠岸', 'lake', ['paddling', 2], 10, 3.1, 3290),
  video(3004, '骑行', '环太湖八十公里精华三分钟', 'ride', ['ride', 10], 6, 4.4, 4410),
  video(3005, '课堂', '三分钟学会搭帐篷', 'camp', ['camp', 12], 3, 5.5, 7350),
  video(3006, '海边', '日落延时：太阳落进海里的六秒', 'coast', ['coast', 4], 15, 6.7, 5180),
  video(3007, '路线', '银杏谷航拍：一千二百岁的树', 'trail', ['village', 10], 6, 8.8, 3920),
  video(3008, '课堂', '领队课堂：下山怎样保护膝盖', 'trail', ['summit', 9], 3, 10.2, 9460),
  video(3009, '校园', '校园里的四季', 'campus', ['campus', 5], 16, 13.0, 2110),
  // A separate clip: everybody could watch a clip that a free video uses.
  video(3010, '课堂', '雪山行前课（完整版）', 'lesson', ['skitour', 10], 12, 14.5, 1870, {
    price: 1900,
    summary: '适应海拔、装备与心态，一节课讲清楚。',
  }),
]

import { head, type PersonSeed } from '../TenantSeed'

const person = (index: number, name: string, signature: string, more: Partial<PersonSeed> = {}): PersonSeed => ({
  userId: 1001 + index,
  rid: 2001 + index,
  name,
  head: head(index * 3 + 1),
  signature,
  mobile: `1380000${String(index + 1).padStart(4, '0')}`,
  ...more,
})

/**
 * A member, a member of staff, a distributor; the others lead activities and write. All can sign in, so all can be
 * contacted.
 */
export const people: readonly PersonSeed[] = [
  person(0, '小满', '周末不在家，就在去山里的路上', { demo: true, sex: 2 }),
  person(1, '山野圈站长', '把每一次出发安排妥当', {
    demo: true,
    sex: 1,
    rights: ['content', 'order', 'scan', 'review', 'money', 'page'],
  }),
  person(2, '林间来信', '推荐我走过的好路线', { demo: true, sex: 2, distributor: true }),
  person(3, '老樟树', '二十年领队，稳字当头', { sex: 1 }),
  person(4, '一颗松果', '收集四季的颜色', { sex: 2 }),
  person(5, '阿岩', '岩馆常驻，欢迎约线', { sex: 1 }),
  person(6, '清川', '骑行 / 摄影 / 咖啡', { sex: 1 }),
  person(7, '麦子', '带娃走遍家门口的山', { sex: 2 }),
  person(8, '夜跑的陈同学', '全马 3:28，慢慢来', { sex: 1 }),
  person(9, '云上阿布', '高山植物爱好者', { sex: 2 }),
  person(10, '桨声', '皮划艇三年，翻船无数', { sex: 1 }),
  person(11, '栗子不甜', '露营装备党', { sex: 2 }),
  person(12, '北坡', '雪山是另一种安静', { sex: 1 }),
  person(13, '木木夕', '自然笔记第 128 页', { sex: 2 }),
  person(14, '周三徒步', '每周三，城市边缘十公里', { sex: 1 }),
  person(15, '晚风', '日落收藏家', { sex: 2 }),
  person(16, '大熊同学', '新手，求捡', { sex: 1 }),
  person(17, '柚子茶', '慢慢走，比较快', { sex: 2 }),
  person(18, '石头爸爸', '两个娃的司机', { sex: 1 }),
  person(19, '青禾', '志愿者 / 无痕山林讲师', { sex: 2 }),
]

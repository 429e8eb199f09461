import { type ProfileSeed, picture } from '../TenantSeed'

const person = (
  by: number,
  name: string,
  industry: string,
  tags: readonly string[],
  more: Partial<ProfileSeed> = {},
): ProfileSeed => ({ by, name, industry, tags, region: '浙江省 杭州市 西湖区', contact: 'none', ...more })

/** What the members of the first demo tenant publish about themselves. */
export const profiles: readonly ProfileSeed[] = [
  person(0, '满小满', '设计', ['徒步', '露营'], {
    contact: 'mutual',
    companies: [{ name: '一页设计', post: '插画师', from: '2021-03', current: true }],
    honors: [{ title: '百山徒步纪念', issuer: '山野圈', year: 2024, image: picture('sign_badge', 3, '1x1').src }],
    opinions: ['周末的山不用高，走得慢一点，就能看见更多。'],
    said: [
      { by: 3, tags: ['守时', '体力好'], text: '从不让队伍等。' },
      { by: 7, tags: ['热心', '守时'], text: '' },
    ],
    praisedBy: [3, 4, 7, 9],
    card: { post: '插画师', company: '一页设计', intro: '画山，也画路上的人。', template: 'forest' },
  }),
  person(1, '周站长', '社区运营', ['组织', '安全'], {
    companies: [{ name: '山野圈', post: '站长', from: '2018-01', current: true }],
    honors: [{ title: '年度公益组织', issuer: '市户外协会', year: 2023 }],
    opinions: ['每一次出发前，把天气、路线和撤退点各看两遍。', '把垃圾带下山，是最容易做到的一件好事。'],
    said: [{ by: 0, tags: ['靠谱'], text: '问什么都有答案。' }],
    praisedBy: [0, 2, 3, 5, 6],
    card: { post: '站长', company: '山野圈', intro: '有事找我。', template: 'plain' },
  }),
  person(2, '林间', '自由职业', ['推荐', '路线'], {
    opinions: ['好路线不是最难的那条，是你愿意再走一次的那条。'],
    praisedBy: [0, 1],
    card: { post: '路线推荐人', company: '', intro: '走过才推荐。', template: 'forest' },
  }),
  person(3, '樟树', '户外领队', ['稳重', '登山'], {
    contact: 'mutual',
    companies: [
      { name: '山野圈', post: '领队', from: '2019-04', current: true },
      { name: '青山学校', post: '体育老师', from: '2001-09', to: '2019-03' },
    ],
    honors: [
      { title: '高级户外指导员', issuer: '省登山协会', year: 2015 },
      { title: '二十年安全领队', issuer: '山野圈', year: 2024 },
    ],
    opinions: ['下撤不是失败，是下一次出发的开始。', '队伍的速度，是最后一个人的速度。'],
    said: [
      { by: 0, tags: ['稳重', '靠谱'], text: '跟着老樟树走，心里踏实。' },
      { by: 4, tags: ['靠谱', '经验足'], text: '' },
      { by: 8, tags: ['稳重'], text: '' },
    ],
    praisedBy: [0, 1, 4, 5, 6, 7, 8, 9, 10, 11],
    card: { post: '高级户外指导员', company: '山野圈', intro: '二十年领队，稳字当头。', template: 'night' },
  }),
  person(4, '宋果', '教育', ['植物', '手作'], {
    opinions: ['一颗松果有一百多片鳞，每一片都朝着太阳。'],
    praisedBy: [0],
  }),
  person(5, '陈岩', '岩馆', ['攀岩'], {
    companies: [{ name: '北壁岩馆', post: '定线员', from: '2020-06', current: true }],
    honors: [{ title: '城市抱石赛第三名', issuer: '市登山协会', year: 2022 }],
    card: { post: '定线员', company: '北壁岩馆', intro: '欢迎约线。', template: 'night' },
  }),
  person(6, '清川', '摄影', ['骑行', '摄影', '咖啡'], {
    card: { post: '摄影师', company: '川上影像', intro: '拍路，也拍赶路的人。', template: 'plain' },
  }),
  person(7, '麦穗', '母婴', ['亲子', '徒步'], { said: [{ by: 0, tags: ['耐心', '有趣'], text: '' }] }),
  person(8, '陈夜', '互联网', ['跑步', '马拉松'], {
    honors: [{ title: '全马 3:28', issuer: '城市马拉松', year: 2025 }],
  }),
  person(9, '何云', '科研', ['高山植物'], {
    card: { post: '研究员', company: '高山植物园', intro: '问花名，找我。', template: 'forest' },
  }),
  person(10, '江声', '旅游', ['皮划艇'], {
    card: { post: '教练', company: '桨声皮划艇', intro: '翻船无数。', template: 'plain' },
  }),
  person(11, '栗田', '零售', ['露营', '装备'], {}),
  person(12, '北坡', '自由职业', ['雪山'], { hidden: true }),
  person(13, '木木夕', '教育', ['自然笔记'], { opinions: ['每天写一行，一年就有一本书。'] }),
  person(14, '周三', '互联网', ['徒步'], {}),
  person(15, '万晚', '媒体', ['摄影'], { card: { post: '编辑', company: '晚风杂志', intro: '', template: 'night' } }),
  person(16, '熊大', '学生', ['新手'], {}),
  person(17, '柚子', '餐饮', ['慢走', '露营'], {}),
  person(18, '石磊', '物流', ['亲子', '自驾'], {
    card: { post: '司机', company: '石头车队', intro: '七座，接送登山口。', template: 'plain' },
  }),
  person(19, '青禾', '公益', ['无痕山林', '志愿'], {
    said: [{ by: 1, tags: ['负责', '热心'], text: '讲得明白。' }],
    praisedBy: [1, 3, 13],
  }),
]

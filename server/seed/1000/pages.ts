import { chosen, goods, heading, icon, newest, notice, openNews, section, slide, slides } from '../sections'
import { goTo, open, type PageSeed, picture } from '../TenantSeed'

export const pages: readonly PageSeed[] = [
  {
    id: 'page-1000-home',
    type: 7,
    title: '山野圈',
    desc: '和有趣的人，去山里走走',
    image: picture('summit', 5, '1x1'),
    sections: [
      section(7, '搜索', {
        placeholder: '搜索活动、路线、俱乐部',
        moduleTypes: [9, 10, 11, 14],
        hotWords: ['露营', '徒步', '亲子'],
      }),
      slides([
        slide('camp', 10, open(9, '9001')),
        slide('paddling', 11, open(9, '9003')),
        slide('snow', 4, open(9, '9008')),
        slide('summit', 7, open(13, '13001')),
      ]),
      section(2, '导航', {
        columns: 5,
        items: [
          icon('sign_tent', 1, '活动', open(9), '新'),
          icon('sign_people', 1, '俱乐部', open(10)),
          icon('sign_pencil', 1, '笔记', open(11)),
          icon('sign_newspaper', 1, '资讯', open(14)),
          icon('sign_film', 1, '视频', open(3)),
          icon('sign_flag', 1, '专题', open(13)),
          icon('sign_ticket', 1, '领券', goTo('/app/index/1000/coupon')),
          icon('sign_calendar', 1, '排期', open(9, undefined, '@upcoming')),
          icon('sign_backpack', 1, '商城', open(32)),
          icon('sign_gift', 1, '免费', open(9, undefined, '免费')),
        ],
      }),
      notice([
        ['秋季活动日历发布：四十二场，从城市到雪山', openNews('14001')],
        ['入秋后的山里，这五种天气要立刻下撤', openNews('14002')],
        ['会员权益更新：候补优先、保险升级', openNews('14010')],
      ]),
      section(16, '新人礼券', { couponIds: ['c1001', 'c1002', 'c1003'] }),
      heading('近期出发', '名额有限，先到先得', open(9)),
      newest(9, '近期出发', 6, 'scroll', '@open'),
      section(6, '魔方', {
        layout: '1+2',
        items: [
          { image: picture('starry', 3, '4x5').src, action: open(11, '11001') },
          { image: picture('ride', 5, '3x2').src, action: open(9, '9004') },
          { image: picture('forest', 4, '3x2').src, action: open(9, '9005') },
        ],
      }),
      heading('找到同路人', '加入一个俱乐部', open(10)),
      newest(10, '俱乐部', 6, 'scroll'),
      heading('专题', '限额招募，免费参与', open(13)),
      newest(13, '专题', 3, 'big', '@open'),
      heading('正在播放', '领队在现场', open(3)),
      section(15, '视频', { mode: 'newest', limit: 4, layout: 'grid', mutedAutoplay: true }),
      heading('圈内资讯', '安全、装备与人', open(14)),
      newest(14, '资讯', 4, 'row'),
      heading('大家的笔记', '真实走过的路', open(11)),
      newest(11, '笔记', 8, 'grid'),
      heading('圈子好物', '领队在用的装备', open(32)),
      section(33, '', {
        skus: [
          goods('g-bottle', '山野圈保温壶 750ml', ['thing_thermos', 147], 12900),
          { ...goods('m1201', '月亮椅', ['thing_chair', 21], 15900), skuId: 'm1201-1' },
        ],
      }),
      section(5, '单图', {
        image: picture('coast', 5, '5x2').src,
        ratio: 2.5,
        areas: [{ x: 0, y: 0, w: 1, h: 1, action: goTo('/app/info/community/1000') }],
      }),
      section(25, '联系我们', {
        phone: '0571-88000000',
        address: '杭州市西湖区湖畔路 18 号',
        lat: 30.25,
        lng: 120.13,
        chat: true,
      }),
      section(12, '为你推荐', {}),
    ],
  },
  {
    id: 'page-1000-beginner',
    type: 240,
    title: '新手出发指南',
    desc: '第一次去山里，从这里开始',
    image: picture('trail', 5, '1x1'),
    sections: [
      slides([slide('trail', 5, open(9, '9002'))], 1.8),
      section(18, '写在前面', {
        html: '<h3>别担心，每个人都有第一次</h3><p>选一条离家近的路线，穿一双合脚的鞋，带够水，告诉家人你去哪里。剩下的，交给领队。</p>',
      }),
      heading('适合新手的活动', '一级难度', open(9)),
      chosen(9, '新手', ['9006', '9003', '9012'], 'row'),
      heading('老成员的经验', '', open(11)),
      chosen(11, '经验', ['11014', '11003', '11002', '11005'], 'grid'),
      section(12, '更多', {}),
    ],
  },
]

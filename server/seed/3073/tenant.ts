import { siteDocs } from '../docs'
import { heading, icon, newest, notice, section, slide, slides } from '../sections'
import { article } from '../smallTenant'
import { goTo, open, picture, type TenantSeed } from '../TenantSeed'
import { people3073 } from './people'
import { registration3073 } from './registration'

const apply = goTo('/app/university/apply/home')
const master = goTo('/app/university/frame/master')
const bachelor = goTo('/app/university/frame/bachelor')

const text = (title: string, html: string) => section(18, title, { html })

/** 青岚大学, the university that takes applications. */
export const tenant3073: TenantSeed = {
  iid: 3073,
  registration: registration3073,
  name: '青岚大学研究生招生',
  settings: { logo: picture('campus', 6, '1x1').src, color: '#0E7C66', partner: 0 },
  bannedWords: ['代考', '赌博'],
  domains: ['yz.qinglan.test'],
  people: people3073,
  items: [
    article({
      id: '314001',
      type: 14,
      title: '2027 年硕士研究生招生简章发布',
      scene: ['campus', 2],
      age: 1,
      tag: '公告',
      text: [
        '今年计划招收硕士研究生 1260 人，覆盖 11 个学科门类、38 个一级学科。',
        '网上报名自本月起开放，报名信息一经提交需等待审核，请在规定时间内完成缴费。',
      ],
      more: { extra: { source: '研究生院' } },
    }),
    article({
      id: '314002',
      type: 14,
      title: '网上报名照片要求与常见问题',
      scene: ['books', 6],
      age: 2,
      tag: '公告',
      text: ['请上传近期免冠正面证件照，竖版，不低于 295×413 像素。', '照片通过检测后不可更换，请选择最满意的一张。'],
      more: { extra: { source: '招生办公室' } },
    }),
    article({
      id: '314003',
      type: 14,
      title: '导师风采：用显微镜看见一片叶子的四季',
      scene: ['forest', 7],
      age: 4,
      tag: '导师',
      text: ['林教授的课题组研究植物如何记住寒冷。', '她说，好的问题往往来自一次认真的散步。'],
      author: 1,
      more: { extra: { source: '生物学院' } },
    }),
    article({
      id: '314004',
      type: 14,
      title: '新图书馆启用，二十四小时自习区开放',
      scene: ['campus', 10],
      age: 6,
      tag: '校园',
      text: ['三层挑高的阅览大厅朝向湖面，共有 2400 个座位。'],
      more: { extra: { source: '校报' } },
    }),
    article({
      id: '314005',
      type: 14,
      title: '奖助学金政策一览',
      scene: ['coffee', 8],
      age: 8,
      tag: '公告',
      text: ['学业奖学金覆盖全部全日制硕士研究生，助研津贴按月发放。'],
      more: { extra: { source: '研究生院' } },
    }),
    article({
      id: '311001',
      type: 11,
      title: '一个普通考生的备考时间表',
      scene: ['books', 2],
      age: 3,
      tag: '经验',
      text: ['六月开始，每天四小时；九月之后，每天七小时。', '最重要的不是时长，是每天都坐在那里。'],
      author: 2,
    }),
    article({
      id: '311002',
      type: 11,
      title: '在青岚读研的第一年',
      scene: ['campus', 4],
      age: 5,
      tag: '经验',
      text: ['实验室的灯总是亮到很晚，湖边的路也总是有人在跑步。'],
      author: 3,
    }),
    article({
      id: '303001',
      type: 3,
      title: '三分钟走进青岚大学',
      scene: ['campus', 3],
      age: 7,
      tag: '校园',
      text: ['从东门到湖畔，三分钟看完四季。'],
      more: { clip: { name: 'campus', seconds: 6 }, extra: { seconds: 6, roomNo: 'v303001' } },
    }),
  ],
  comments: [],
  types: [
    { id: 't3073-news', name: '资讯', moduleType: 14, icon: picture('campus', 6, '1x1') },
    { id: 't3073-note', name: '经验', moduleType: 11, icon: picture('books', 2, '1x1') },
  ],
  pages: [
    {
      id: 'page-3073-0',
      type: 0,
      title: '青岚大学',
      desc: '博学 · 笃行',
      image: picture('campus', 6, '1x1'),
      sections: [
        slides(
          [slide('campus', 2, apply), slide('books', 6, open(14, '314001')), slide('campus', 10, open(14, '314004'))],
          1.8,
        ),
        section(2, '导航', {
          columns: 4,
          items: [
            icon('books', 1, '网上报名', apply),
            icon('campus', 5, '研究生', master),
            icon('campus', 8, '本科', bachelor),
            icon('city', 5, '联系我们', goTo('/app/info/contact?iid=3073')),
          ],
        }),
        notice([
          ['2027 年硕士研究生招生简章发布', open(14, '314001')],
          ['网上报名照片要求与常见问题', open(14, '314002')],
        ]),
        heading('最新资讯', '', open(14)),
        newest(14, '资讯', 5, 'row'),
        heading('学长学姐说', '', open(11)),
        newest(11, '经验', 4, 'grid'),
        section(25, '招生咨询', {
          phone: '0571-86000000',
          address: '杭州市青岚路 1 号',
          lat: 30.27,
          lng: 120.1,
          chat: true,
        }),
      ],
    },
    {
      id: 'page-3073-master',
      type: 100002,
      title: '研究生',
      desc: '硕士与博士培养',
      image: picture('campus', 8, '1x1'),
      sections: [
        slides([slide('campus', 8, apply)], 1.8),
        text(
          '培养特色',
          '<h3>小而精的培养</h3><p>每位导师每年招收不超过四名硕士生，第一年轮转三个课题组，第二年确定方向。</p><h3>学制与学费</h3><p>学术型三年，专业型两年；全日制学费每年八千元起。</p>',
        ),
        section(6, '学院', {
          layout: '2x2',
          items: [
            ['forest', 7],
            ['lake', 8],
            ['city', 6],
            ['books', 4],
          ].map(([scene, seed]) => ({
            image: picture(String(scene), Number(seed), '3x2').src,
            action: open(14, '314003'),
          })),
        }),
        heading('公告', '', open(14, undefined, '公告')),
        newest(14, '公告', 4, 'row', '公告'),
        text(
          '报名流程',
          '<ol><li>注册账号</li><li>填写资料并上传照片</li><li>提交等待审核</li><li>审核通过后缴费</li></ol>',
        ),
      ],
    },
    {
      id: 'page-3073-bachelor',
      type: 100001,
      title: '本科',
      desc: '通识与专业并重',
      image: picture('campus', 11, '1x1'),
      sections: [
        slides([slide('campus', 11, open(14, '314004'))], 1.8),
        text(
          '本科教育',
          '<h3>先认识世界，再选择专业</h3><p>一年级不分专业，通识课由八位资深教授开设；二年级可在十二个专业中自由选择。</p>',
        ),
        heading('校园生活', '', open(11)),
        newest(11, '校园', 4, 'grid'),
        newest(15, '视频', 2, 'big'),
      ],
    },
    {
      id: 'page-3073-index',
      type: 7,
      title: '青岚大学研究生招生',
      desc: '招生简章与网上报名',
      image: picture('campus', 6, '1x1'),
      sections: [
        slides([slide('campus', 2, apply)], 1.8),
        heading('最新资讯', '', open(14)),
        newest(14, '资讯', 5, 'row'),
        newest(11, '经验', 4, 'grid'),
      ],
    },
  ],
  config: [
    { type: 'tabBar', title: '首页', action: goTo('/app/university/frame/home'), extra: { icon: 'home' } },
    { type: 'tabBar', title: '研究生', action: master, extra: { icon: 'book' } },
    { type: 'tabBar', title: '我的', action: goTo('/app/university/frame/personal'), extra: { icon: 'my' } },
    { type: 'hotWord', title: '招生简章' },
    { type: 'hotWord', title: '照片要求' },
    { type: 'hotWord', title: '奖学金' },
    {
      type: 'faq',
      title: '忘记密码怎么办？',
      desc: '在登录页使用短信验证码登录后重新设置密码。',
      extra: { topic: '账号' },
    },
    {
      type: 'faq',
      title: '照片一直不通过？',
      desc: '请在光线均匀处拍摄竖版正面照，背景为纯色，不要佩戴帽子。',
      extra: { topic: '报名' },
    },
  ],
  coupons: [],
  docs: siteDocs('青岚大学研究生招生', {
    phone: '0571-86000000',
    address: '杭州市青岚路 1 号',
    lat: 30.27,
    lng: 120.1,
    hours: '工作日 8:30–17:00',
  }),
  ads: [],
  down: {
    icon: picture('campus', 6, '1x1').src,
    name: '青岚大学',
    version: '2.0.8',
    desc: '随时查看报名进度',
    images: [picture('campus', 6, '9x16').src],
    ios: '',
    android: '',
  },
}

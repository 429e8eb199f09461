import { siteDocs } from '../docs'
import { partnerShop, weekly } from '../partnerShop'
import { question } from '../question'
import { promotionRules, serviceConfig } from '../serviceConfig'
import { smallLibrary } from '../smallLibrary'
import { article } from '../smallTenant'
import { goTo, picture, type TenantSeed } from '../TenantSeed'
import { campusCoupons, campusItems } from './campus'
import { campusLife } from './campusLife'
import { fieldwork } from './crowdfunding'
import { shop3073 } from './goods'
import { pages3073 } from './pages'
import { people3073 } from './people'
import { registration3073 } from './registration'

const CONTACT = {
  phone: '0571-86000000',
  address: '杭州市青岚路 1 号',
  lat: 30.27,
  lng: 120.1,
  hours: '工作日 8:30–17:00',
  en: { address: '1 Qinglan Road, Hangzhou', hours: 'Weekdays 8:30–17:00' },
}

/** 青岚大学, the university that accepts applications. */
export const tenant3073: TenantSeed = {
  iid: 3073,
  registration: registration3073,
  name: '青岚大学研究生招生',
  settings: {
    logo: picture('logo_openbook', 1, '1x1').src,
    color: '#1E4FA3',
    partner: 0,
    distribution: { html: promotionRules('青岚大学研究生招生') },
    shopJoin: {
      conditions: ['店铺在校园内或校门一公里以内', '有营业执照，名称与店铺一致', '凭校园卡有长期优惠'],
      benefits: ['展示在联盟商家，推荐给师生', '店铺主页、相册和名片'],
    },
  },
  bannedWords: ['代考', '赌博'],
  domains: ['yz.qinglan.test'],
  people: people3073,
  albums: [
    {
      ...{ id: '2333073', title: '校园四季', intro: '从第一场雪到银杏叶落。', by: [0, 1], age: 8, photos: 15 },
      ...{
        scenes: [
          ['campus', 30],
          ['library', 10],
          ['books', 10],
        ],
        likes: 40,
      },
    },
  ],
  items: [
    ...smallLibrary({ base: '3073', book: '校园手记', album: '校园的一天' }),
    ...campusItems,
    ...campusLife,
    partnerShop({
      ...{ id: '237101', name: '青岚书吧', by: 1, typeId: 't3073-shop', scenes: ['books', 'library', 'coffee'] },
      ...{
        hours: weekly(['08:00', '22:00'], ['09:00', '21:00']),
        phone: '0571-86010001',
        region: '浙江省 杭州市 西湖区',
      },
      ...{
        address: '青岚路 1 号图书馆一层',
        at: [30.271, 120.101],
        intro: '考研资料、咖啡和安静的角落，复试季开到夜里。',
      },
      offers: [{ title: '考生教材九折', desc: '凭报名页面。' }],
    }),
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
      scene: ['thing_camera', 6],
      age: 2,
      tag: '公告',
      text: ['请上传近期免冠正面证件照，竖版，不低于 295×413 像素。', '照片通过检测后不可更换，请选择最满意的一张。'],
      more: { extra: { source: '招生办公室' } },
    }),
    article({
      id: '314003',
      type: 14,
      title: '导师风采：用显微镜看见一片叶子的四季',
      scene: ['laboratory', 7],
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
      scene: ['library', 10],
      age: 6,
      tag: '校园',
      text: ['三层挑高的阅览大厅朝向湖面，共有 2400 个座位。'],
      more: { extra: { source: '校报' } },
    }),
    article({
      id: '314005',
      type: 14,
      title: '奖助学金政策一览',
      scene: ['scholarship', 8],
      age: 8,
      tag: '公告',
      text: ['学业奖学金覆盖全部全日制硕士研究生，助研津贴按月发放。'],
      more: { extra: { source: '研究生院' } },
    }),
    article({
      id: '311001',
      type: 11,
      title: '一个普通考生的备考时间表',
      scene: ['exam', 2],
      age: 3,
      tag: '经验',
      text: ['六月开始，每天四小时；九月之后，每天七小时。', '最重要的不是时长，是每天都坐在那里。'],
      author: 2,
    }),
    article({
      id: '311002',
      type: 11,
      title: '在青岚读研的第一年',
      scene: ['studyroom', 4],
      age: 5,
      tag: '经验',
      text: ['实验室的灯总是亮到很晚，湖边的路也总是有人在跑步。'],
      author: 3,
    }),
    article({
      id: '303001',
      type: 3,
      title: '三分钟走进青岚大学',
      scene: ['campus', 4],
      age: 7,
      tag: '校园',
      text: ['从东门到湖畔，三分钟看完四季。'],
      more: { clip: { name: 'campus', seconds: 6 }, extra: { seconds: 6, roomNo: 'v303001' } },
    }),
  ],
  comments: [],
  shop: shop3073,
  types: [
    { id: 't3073-news', name: '资讯', moduleType: 14, icon: picture('sign_newspaper', 1, '1x1') },
    { id: 't3073-note', name: '经验', moduleType: 11, icon: picture('sign_pencil', 1, '1x1') },
    { id: 't3073-shop', name: '联盟商家', moduleType: 237, icon: picture('sign_book', 1, '1x1') },
    { id: 't3073-goods', name: '校园文创', moduleType: 32, icon: picture('sign_badge', 1, '1x1') },
  ],
  pages: pages3073,
  config: [
    { type: 'tabBar', title: '首页', action: goTo('/app/university/frame/home'), extra: { icon: 'home', en: 'Home' } },
    {
      type: 'tabBar',
      title: '研究生',
      action: goTo('/app/university/frame/master'),
      extra: { icon: 'book', en: 'Graduate studies' },
    },
    { type: 'tabBar', title: '我的', action: goTo('/app/university/frame/personal'), extra: { icon: 'my', en: 'Me' } },
    { type: 'hotWord', title: '招生简章' },
    { type: 'hotWord', title: '照片要求' },
    { type: 'hotWord', title: '奖学金' },
    question({
      ...{ topic: '账号与安全', title: '忘记密码怎么办？', desc: '在登录页使用短信验证码登录后重新设置密码。' },
      en: {
        ...{ topic: 'Account', title: 'I forgot my password' },
        desc: 'Log in with a code sent by text message, then set a new password.',
      },
    }),
    question({
      ...{ topic: '报名', title: '照片一直不通过？' },
      desc: '请在光线均匀处拍摄竖版正面照，背景为纯色，不要佩戴帽子。',
      en: {
        ...{ topic: 'Application', title: 'My photo keeps being rejected' },
        desc: 'Face the camera in even light, against a plain background and without a hat. Hold the phone upright.',
      },
    }),
    ...serviceConfig('青岚大学研究生招生', CONTACT),
  ],
  coupons: campusCoupons,
  crowdfunding: [fieldwork],
  sales: [{ opId: 1, opName: '研究生招生办', name: '许老师', phone: '13900003001' }],
  docs: siteDocs('青岚大学研究生招生', 'Qinglan University Graduate Admissions', CONTACT),
  ads: [
    {
      id: 'ad-3073-1',
      type: 1,
      content: {
        text: '2027 年硕士研究生网上报名正在进行。\n请准备好身份证与近期免冠证件照，填写约需十分钟，中途退出会保留草稿。',
      },
    },
  ],
  down: {
    icon: picture('logo_openbook', 1, '1x1').src,
    name: '青岚大学',
    version: '2.0.8',
    desc: '随时查看报名进度',
    images: [picture('campus', 6, '9x16').src],
    ios: '',
    android: '',
  },
}

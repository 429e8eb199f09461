import { siteDocs } from '../docs'
import { offers } from '../offers'
import { promotionRules, serviceConfig } from '../serviceConfig'
import { picture, type TenantSeed } from '../TenantSeed'
import { activities } from './activities'
import { applications, experts, packs } from './advice'
import { albums } from './albums'
import { campaigns } from './campaigns'
import { cardCampaigns, cards } from './cards'
import { clubs } from './clubs'
import { courses } from './courses'
import { mountains } from './crowdfunding'
import { events } from './events'
import { feeds, topics } from './feeds'
import { games } from './games'
import { shop1000 } from './goods'
import { itineraries } from './itineraries'
import { listening, reading } from './listening'
import { news } from './news'
import { notes } from './notes'
import { pages } from './pages'
import { people } from './people'
import { planned } from './planned'
import { profiles } from './profiles'
import { reported, restricted } from './reported'
import { reports, rooms, talk } from './rooms'
import { routes } from './routes'
import { shopReviews, shops } from './shops'
import { ads, comments, config, coupons, types } from './site'
import { stays } from './stays'
import { today } from './today'
import { trips } from './trips'
import { videos } from './videos'
import { inviteGifts, vip1000, volunteers, volunteerWishes } from './vip'

const CONTACT = {
  phone: '0571-88000000',
  address: '杭州市西湖区湖畔路 18 号',
  lat: 30.25,
  lng: 120.13,
  hours: '每天 9:00–21:00',
  en: { address: '18 Hupan Road, Xihu District, Hangzhou', hours: 'Daily 9:00–21:00' },
}

/** 山野圈, an outdoor community: the tenant that a first-time visitor sees. */
export const tenant1000: TenantSeed = {
  iid: 1000,
  name: '山野圈',
  settings: {
    logo: picture('logo_tent', 1, '1x1').src,
    color: '#0E7C66',
    partner: 0,
    distribution: { html: promotionRules('山野圈') },
    shopJoin: {
      fee: 19_900,
      conditions: ['有营业执照，名称与店铺一致', '给会员的优惠长期有效，改动前一周告知', '店铺有固定地址和联系电话'],
      benefits: ['展示在联盟商家，按距离推荐给会员', '店铺主页、相册和名片', '参与山野圈的活动与公益权益'],
    },
  },
  bannedWords: ['代考', '赌博', '假证', '高利贷'],
  domains: ['localhost', '127.0.0.1'],
  people,
  items: [
    ...activities,
    ...clubs,
    ...notes,
    ...news,
    ...campaigns,
    ...videos,
    ...rooms,
    ...events,
    ...games,
    ...trips,
    ...today,
    ...routes,
    ...itineraries,
    ...courses,
    ...listening,
    ...reading,
    ...stays,
    ...reports,
    ...topics,
    ...feeds,
    ...shops,
  ],
  comments: [...comments, ...talk, ...shopReviews],
  types,
  pages,
  config: [...config, ...offers, ...serviceConfig('山野圈', CONTACT)],
  coupons,
  sales: [
    { opId: 1, opName: '杭州运营中心', name: '周小屿', phone: '13900001001' },
    { opId: 1, opName: '杭州运营中心', name: '沈知行', phone: '13900001002' },
    { opId: 2, opName: '宁波运营中心', name: '陆一帆', phone: '13900001003' },
  ],
  codes: [
    { code: 'LINJIAN8', by: 2, percent: 8, total: 200, days: 90 },
    { code: 'YUNDING5', by: 2, percent: 5, item: '9001', total: 50, days: 60 },
  ],
  docs: siteDocs('山野圈', 'Shanye', CONTACT),
  shop: shop1000,
  vip: vip1000,
  inviteGifts,
  volunteers,
  volunteerWishes,
  experts,
  packs,
  cards,
  cardCampaigns,
  planned,
  crowdfunding: [mountains],
  applications,
  profiles,
  albums,
  reported,
  restricted,
  ads,
  down: {
    icon: picture('logo_tent', 1, '1x1').src,
    name: '山野圈',
    version: '2.0.8',
    desc: '报名、找伙伴、看路线，都在山野圈',
    images: [picture('camp', 10, '9x16').src, picture('lake', 11, '9x16').src, picture('trail', 7, '9x16').src],
    ios: '',
    android: '',
  },
}

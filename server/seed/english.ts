/** Titles of sections, and what stands below them, in English. */
const TITLES: Readonly<Record<string, string>> = {
  专题: 'Campaigns',
  '限额招募，免费参与': 'Few places, free of charge',
  公告: 'Notices',
  圈内资讯: 'News',
  '安全、装备与人': 'Safety, gear and people',
  圈子好物: 'Gear we like',
  领队在用的装备: 'What our leaders use',
  在青岚读研: 'Studying at Qinglan',
  夏令营与野外实习: 'Summer camps and field work',
  提前认识你的导师: 'Meet your supervisor early',
  大家的笔记: 'Travel notes',
  真实走过的路: 'Roads that were really walked',
  学生社团: 'Student clubs',
  学长学姐说: 'What students say',
  志愿服务: 'Volunteering',
  找到同路人: 'Find companions',
  加入一个俱乐部: 'Join a club',
  招生直播: 'Admissions live',
  有问必答: 'Every question is answered',
  最新资讯: 'Latest news',
  本周活动: 'This week',
  校园生活: 'Campus life',
  正在招募: 'Now recruiting',
  正在播放: 'Now playing',
  领队在现场: 'Leaders on the spot',
  湖畔与山顶: 'By the lake and on the summit',
  开放营位: 'Pitches open',
  老成员的经验: 'From experienced members',
  赛场内外: 'Races',
  走进青岚: 'Visit Qinglan',
  开放日免费参观: 'Open days are free',
  路上的故事: 'Stories from the road',
  近期出发: 'Leaving soon',
  '名额有限，先到先得': 'Places are limited: first come, first served',
  适合新手的活动: 'For beginners',
  一级难度: 'Grade 1',
  邻居们: 'Neighbours',
  俱乐部: 'Clubs',
  社团: 'Clubs',
  故事: 'Stories',
  校园: 'Campus',
  笔记: 'Notes',
  经验: 'Experience',
  名额: 'Places',
  志愿: 'Volunteering',
  社区: 'Community',
  资讯: 'News',
  视频: 'Videos',
  义卖: 'Charity sale',
  校园文创: 'Campus souvenirs',
  邻里手作: 'Made by neighbours',
  开放日: 'Open days',
  活动: 'Activities',
  为你推荐: 'For you',
  更多: 'More',
  报名减免: 'Fee waivers',
  支持有礼: 'Gifts for supporters',
  新人礼券: 'Welcome coupons',
  写在前面: 'Before you start',
  了解更多: 'Learn more',
  青岚之友: 'Friends of Qinglan',
  招生咨询: 'Admissions office',
  管家: 'Concierge',
  联系我们: 'Contact',
  校园书店: 'Campus bookshop',
  开学季文创: 'New term souvenirs',
  新手: 'For beginners',
  导航: 'Places to go',
  一起玩: 'More to do',
  搜索: 'Search',
}

/** Names below icons that no section has as its title. */
const NAMES: Readonly<Record<string, string>> = {
  专题: 'Topics',
  书架: 'Books',
  互助会: 'Helpers',
  人脉: 'People',
  众筹: 'Funding',
  心愿众筹: 'Wishes',
  健步走: 'Walking',
  免费: 'Free',
  动态: 'Posts',
  听听: 'Listen',
  商城: 'Mall',
  打卡: 'Check in',
  排期: 'Schedule',
  本科: 'Bachelor',
  研究生: 'Graduate',
  步数: 'Steps',
  直播: 'Live',
  答题: 'Quiz',
  精品课: 'Courses',
  网上报名: 'Apply',
  联盟商家: 'Shops',
  赛事: 'Races',
  走遍校园: 'Campus walk',
  轨迹: 'Tracks',
  领券: 'Coupons',
}

const BADGES: Readonly<Record<string, string>> = { 新: 'New' }

/** Words of empty search fields. */
const HINTS: Readonly<Record<string, string>> = {
  '搜索活动、路线、俱乐部': 'Search activities, routes, clubs',
  '搜索公告、经验、活动': 'Search notices, tips, activities',
}

/** Names of feature types that nothing else has as its title. */
const TYPES: Readonly<Record<string, string>> = {
  ...{
    自然之声: 'Sounds of nature',
    谈话讲述: 'Talks',
    精品视频: 'Courses',
    户外技能: 'Outdoor skills',
    营地生活: 'Camp life',
  },
  ...{
    装备租赁: 'Gear rental',
    民宿餐饮: 'Stays and food',
    运动场馆: 'Sports',
    生活服务: 'Services',
    联盟商家: 'Shops',
  },
  ...{ 圈子周边: 'Club goods', 轻装备: 'Light gear', 背包收纳: 'Bags', 穿戴: 'Wear', 吃喝: 'Food', 听听: 'Listen' },
  ...{ 路线: 'Routes', 露营: 'Camping', 水上: 'On water', 骑行: 'Cycling', 课堂: 'Lessons', 海边: 'Seaside' },
}

/** What stands beside a feature type's name: the English one. */
export function typeInEnglish(name: string): { readonly en?: { readonly name: string } } {
  const english = TYPES[name] ?? TITLES[name]
  return english === undefined ? {} : { en: { name: english } }
}

/** The names below icons in English; one without a translation stays as it is. */
export const namesInEnglish = (items: unknown): readonly string[] | undefined =>
  Array.isArray(items) ? items.map(({ name }: { name: string }) => NAMES[name] ?? TITLES[name] ?? name) : undefined

/** The badges on icons in English; '' for an icon without one. */
export const badgesInEnglish = (items: unknown): readonly string[] | undefined =>
  Array.isArray(items) ? items.map(({ badge = '' }: { badge?: string }) => BADGES[badge] ?? badge) : undefined

/** The English beside a section's title; none for titles that have no translation. */
export function englishOf(
  title: string,
  { subtitle, placeholder }: Readonly<Record<string, unknown>>,
): { readonly title: string; readonly subtitle?: string; readonly placeholder?: string } | null {
  const english = TITLES[title]
  if (english === undefined) return null
  const below = typeof subtitle === 'string' ? TITLES[subtitle] : undefined
  const hint = typeof placeholder === 'string' ? HINTS[placeholder] : undefined
  return {
    title: english,
    ...(below === undefined ? {} : { subtitle: below }),
    ...(hint === undefined ? {} : { placeholder: hint }),
  }
}

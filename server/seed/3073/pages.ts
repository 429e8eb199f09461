import { flash, goods, heading, icon, newest, notice, section, slide, slides } from '../sections'
import { at, goTo, open, type PageSeed, picture } from '../TenantSeed'

const apply = goTo('/app/university/apply/home')
const master = goTo('/app/university/frame/master')
const bachelor = goTo('/app/university/frame/bachelor')

const text = (title: string, html: string) => section(18, title, { html })

/** The configured pages of 青岚大学: home, graduate studies, bachelor, and the tenant's index. */
export const pages3073: readonly PageSeed[] = [
  {
    id: 'page-3073-0',
    type: 0,
    title: '青岚大学',
    desc: '博学 · 笃行',
    image: picture('campus', 6, '1x1'),
    sections: [
      section(7, '搜索', {
        placeholder: '搜索公告、经验、活动',
        moduleTypes: [14, 11, 9],
        hotWords: ['招生简章', '照片要求'],
      }),
      slides(
        [slide('campus', 2, apply), slide('exam', 6, open(14, '314001')), slide('library', 10, open(14, '314004'))],
        1.8,
      ),
      section(2, '导航', {
        columns: 4,
        items: [
          icon('sign_pencil', 1, '网上报名', apply),
          icon('sign_gradcap', 1, '研究生', master),
          icon('sign_openbook', 1, '本科', bachelor),
          icon('sign_phone', 1, '联系我们', goTo('/app/info/contact?iid=3073')),
          icon('sign_compass', 3, '走遍校园', goTo('/app/sign/3073/index/campus-walk')),
          icon('sign_shoe', 3, '健步走', goTo('/app/step/count?iid=3073&id=campus-walk')),
          icon('sign_seedling', 3, '心愿众筹', goTo('/app/cf/3073/index?id=cf-campus')),
        ],
      }),
      notice([
        ['2027 年硕士研究生招生简章发布', open(14, '314001')],
        ['网上报名照片要求与常见问题', open(14, '314002')],
      ]),
      section(16, '报名减免', { couponIds: ['c3073'] }),
      heading('最新资讯', '', open(14)),
      newest(14, '资讯', 5, 'row'),
      section(5, '校园全景', {
        image: picture('campus', 10, '5x2').src,
        ratio: 2.5,
        areas: [
          { x: 0, y: 0, w: 0.5, h: 1, action: open(14, '314004') },
          { x: 0.5, y: 0, w: 0.5, h: 1, action: open(9, '309001') },
        ],
      }),
      heading('招生直播', '有问必答', open(23)),
      newest(23, '招生直播', 2, 'big'),
      heading('走进青岚', '开放日免费参观', open(9)),
      newest(9, '开放日', 3, 'big'),
      heading('学长学姐说', '', open(11)),
      newest(11, '经验', 4, 'grid'),
      flash('开学季文创', at(12, 22), [
        { ...goods('332002', '校徽帆布包', ['thing_bag', 44], 5900), cutPrice: 3900 },
        { ...goods('332001', '青岚植物手账', ['thing_notebook', 3], 4800), cutPrice: 3600 },
      ]),
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
      heading('在青岚读研', '', open(11)),
      newest(11, '经验', 4, 'scroll', '经验'),
      heading('夏令营与野外实习', '提前认识你的导师', open(31)),
      newest(31, '夏令营与野外实习', 2, 'big'),
      heading('赛场内外', '', open(21)),
      newest(21, '赛场内外', 2, 'row'),
      section(22, '了解更多', {
        tabs: [
          { name: '公告', moduleType: 14 },
          { name: '经验', moduleType: 11 },
          { name: '开放日', moduleType: 9 },
        ],
      }),
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
      heading('学生社团', '', open(10)),
      newest(10, '社团', 4, 'scroll'),
      heading('湖畔与山顶', '开放营位', open(20)),
      newest(20, '湖畔与山顶', 2, 'big'),
      section(24, '青岚之友', { cardId: 'v3073', benefits: ['图书馆阅览', '体育馆半价', '文创九折'] }),
      newest(32, '校园文创', 2, 'grid'),
      section(33, '校园书店', {
        skus: [
          { ...goods('333001', '《湖畔四季》校园植物图鉴', ['thing_openbook', 2], 6800), skuId: '333001-1' },
          { ...goods('333002', '《第一年》新生写作选', ['thing_book', 4], 3200), skuId: '333002-1' },
        ],
      }),
      heading('志愿服务', '', open(13)),
      newest(13, '志愿', 2, 'big'),
      section(12, '为你推荐', {}),
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
]

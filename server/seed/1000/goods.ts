import type { ShopSeed } from '../GoodsSeed'
import { colour, kind, shelf, size } from '../shelf'
import { head } from '../TenantSeed'

/** The suppliers: the tenant itself and three partner tenants. */
const OWN = 1000
const COAST = 3192
const CAMPUS = 3073
const SPRUCE = 3214

/** Store goods that are listed under another feature type than the rest. */
const WEAR = { type: 't-goods-wear' }
const BAGS = { type: 't-goods-bag' }

/** The demo tenant's goods: its own store, and its partners' mall. */
export const shop1000: ShopSeed = {
  suppliers: [
    {
      iid: OWN,
      name: '山野圈自营',
      intro: '随行杯、徽章和年历，自己设计，自己发货。',
      logo: head(51),
      fee: 800,
      freeOver: 9900,
    },
    {
      iid: COAST,
      name: '远行装备仓',
      intro: '帐篷、炉具和营地家具，每一件都在山上用过。',
      logo: head(52),
      fee: 1200,
      freeOver: 19900,
    },
    {
      iid: CAMPUS,
      name: '北辰文创',
      intro: '学生画的笔记本、明信片和徽章。',
      logo: head(53),
      fee: 600,
      freeOver: 5900,
    },
    { iid: SPRUCE, name: '云杉生活', intro: '衣服鞋子和路餐，三天内发货。', logo: head(54), fee: 1000, freeOver: null },
  ],
  services: [
    { title: '七天无理由', desc: '签收后七天内，不影响二次销售可退。' },
    { title: '破损包赔', desc: '运输中破损，拍照即赔。' },
  ],
  categories: [
    { id: '10', art: 'lantern', source: 'mall', name: '露营' },
    { id: '11', art: 'tent', source: 'mall', name: '帐篷天幕', parent: '10' },
    { id: '12', art: 'moonchair', source: 'mall', name: '营地家具', parent: '10' },
    { id: '20', art: 'jacket', source: 'mall', name: '穿着' },
    { id: '21', art: 'trousers', source: 'mall', name: '衣裤', parent: '20' },
    { id: '22', art: 'boot', source: 'mall', name: '鞋袜', parent: '20' },
    { id: '30', art: 'book', source: 'mall', name: '文具书籍' },
    { id: '31', art: 'notebook', source: 'mall', name: '本子与笔', parent: '30' },
    { id: '40', art: 'nutbar', source: 'mall', name: '吃喝' },
    { id: '41', art: 'bread', source: 'mall', name: '路上吃的', parent: '40' },
    { id: '50', art: 'badge', source: 'store', name: '圈子周边' },
    { id: '60', art: 'rucksack', source: 'store', name: '轻装备' },
  ],
  goods: [
    ...shelf({ cat: '11', source: 'mall', supplier: COAST }, [
      ['tent', '三季双人帐篷', '双层防雨，两个人刚好', 699, [colour('沙色', '松针绿', '雾蓝')], { rates: [800, 300] }],
      ['dometent', '自动速开帐篷 3–4 人', '三十秒撑开', 459, [colour('米白', '橄榄绿')]],
      ['tarp', '黑胶天幕 4×3 米', '遮阳防雨，配齐风绳地钉', 269, [colour('米白', '卡其')]],
      ['tunneltent', '一室一厅隧道帐', '站着换衣服', 1599, [], { market: 189900 }],
      ['mat', '防潮垫铝膜款', '折起来像一本书', 49.9, [size('单人', '双人', '三人')]],
      ['sleepingbag', '羽绒睡袋 700 蓬', '舒适温标 −2℃', 899, [size('常规', '加长'), colour('墨绿', '橙')]],
      ['pegs', '地钉八根装', '碎石地也扎得进', 39, []],
    ]),
    ...shelf({ cat: '12', source: 'mall', supplier: COAST }, [
      ['moonchair', '月亮椅', '坐下去就不想起来', 159, [colour('黑', '卡其', '雾蓝')]],
      ['camptable', '蛋卷桌 铝合金', '三公斤，展开就平', 239, [size('60 厘米', '90 厘米', '120 厘米')]],
      ['wagon', '折叠推车', '上坡不倒退', 299, [colour('黑', '橄榄绿')]],
      ['lantern', '营地马灯', '可充电，暖光四十小时', 168, [], { market: 19900 }],
      ['grill', '炭火烤炉', '六个人够用', 189, []],
      ['burner', '气罐炉头', '单手点火', 129, []],
      ['potset', '套锅三件', '煮面、烧水、煎蛋', 179, [kind('1–2 人', '3–4 人')]],
    ]),
    ...shelf({ cat: '21', source: 'mall', supplier: SPRUCE }, [
      [
        'jacket',
        '三合一冲锋衣',
        '内胆可拆，三季能穿',
        599,
        [size('S', 'M', 'L', 'XL'), colour('黑', '松针绿')],
        { vip: 53900 },
      ],
      ['longsleeve', '速干长袖', '出汗十分钟就干', 99, [size('S', 'M', 'L', 'XL')]],
      ['fleece', '抓绒衣', '轻、暖、可机洗', 199, [size('S', 'M', 'L', 'XL'), colour('米白', '雾蓝', '炭黑')]],
      ['windbreaker', '防晒皮肤衣', 'UPF50+，收成拳头大', 149, [size('S', 'M', 'L'), colour('浅灰', '淡粉')]],
      ['trousers', '登山裤', '膝盖立体剪裁', 259, [size('M', 'L', 'XL'), colour('炭黑', '卡其')]],
      ['gloves', '防水手套', '触屏可用', 79, [size('M', 'L')]],
      [
        'softshell',
        '软壳外套',
        '挡风透气，城里也能穿',
        329,
        [size('S', 'M', 'L'), colour('炭黑', '雾蓝', '松针绿'), kind('男款', '女款')],
        {
          vip: 29900,
          market: 42900,
          holes: ['S/炭黑/男款', 'S/雾蓝/男款', 'L/松针绿/女款', 'L/雾蓝/女款', 'M/松针绿/男款'],
        },
      ],
      ['mittens', '老款羊毛手套', '已经停产', 59, [size('M', 'L')], { off: true }],
    ]),
    ...shelf({ cat: '22', source: 'mall', supplier: SPRUCE }, [
      [
        'boot',
        '中帮徒步鞋',
        '防水透气，抓地',
        499,
        [size('38', '39', '40', '41', '42', '43')],
        { rates: [600, 200], vip: 45900 },
      ],
      ['shoe', '越野跑鞋', '碎石路也稳', 569, [size('39', '40', '41', '42', '43')]],
      ['sandal', '溯溪凉鞋', '排水快，不打滑', 229, [size('38', '40', '42')]],
      ['socks', '羊毛徒步袜 两双', '磨不出水泡', 59, [size('S', 'M', 'L')]],
    ]),
    ...shelf({ cat: '31', source: 'mall', supplier: CAMPUS }, [
      ['notebook', '校园手绘笔记本', '120 页，平摊不回弹', 29, [kind('横线', '方格', '空白')]],
      ['badges', '徽章套装', '五枚，珐琅', 39, []],
      ['postcard', '水彩明信片 十二张', '校园四季', 25, []],
      ['bag', '帆布书袋', '装得下电脑', 49, [colour('本白', '藏青')]],
      ['fountainpen', '钢笔礼盒', '入门好写', 129, [kind('EF', 'F')], { stock: 1 }],
      ['guide', '植物图鉴', '路上认得一百种树', 68, [], { market: 8800, stock: 0 }],
    ]),
    ...shelf({ cat: '41', source: 'mall', supplier: SPRUCE }, [
      ['gels', '能量胶 六支', '跑山补给', 59, [kind('青柠', '海盐', '可乐')]],
      ['drysoup', '冻干鸡汤面', '热水三分钟', 16.8, [kind('单份', '六份')]],
      [
        'dripcoffee',
        '挂耳咖啡 十包',
        '中深烘',
        49,
        [kind('花果', '坚果')],
        { buyShare: { need: 3, cashBack: 900, hours: 72 } },
      ],
      ['nutbar', '坚果棒 十二条', '不加糖', 72, [], { stock: 3 }],
      ['teatin', '高山绿茶 100 克', '安吉春茶', 88, [kind('袋装', '罐装')]],
      ['tablets', '电解质泡腾片', '两管四十片', 45, [], { stock: 0 }],
    ]),
    ...shelf({ cat: '50', source: 'store', supplier: OWN, type: 't-goods-badge' }, [
      [
        'tumbler',
        '山野圈随行杯 480ml',
        '单手开盖，不漏',
        129,
        [colour('松针绿', '奶白', '炭黑')],
        { rates: [1000, 500] },
      ],
      ['cloth', '竹纤维方巾', '擦汗不掉毛', 39, [colour('雾蓝', '浅灰')], { shape: '4x3' }],
      ['nightlight', '山野圈小夜灯', '磁吸，贴在帐篷上', 68, [], { shape: '3x4' }],
      [
        'tshirt',
        '山野圈纪念 T 恤',
        '长绒棉',
        89,
        [size('S', 'M', 'L', 'XL'), colour('白', '墨绿')],
        { ...WEAR, shape: '3x4' },
      ],
      [
        'hat',
        '渔夫帽',
        '双面可戴',
        69,
        [colour('卡其', '黑')],
        { ...WEAR, buyShare: { need: 2, cashBack: 1500, hours: 24 } },
      ],
      ['neckgaiter', '魔术头巾', '挡风、擦汗、扎头发', 29, [colour('山纹', '海纹', '纯黑')], { ...WEAR, shape: '4x3' }],
      ['sticker', '车贴三张', '防水', 12, [], { stock: 0 }],
      ['enamelmug', '搪瓷杯', '磕掉一块更像样', 39, [], { buyShare: { need: 3, cashBack: 1000, hours: 48 } }],
      ['pouches', '帆布收纳袋', '大中小三只', 45, [], { ...BAGS, shape: '3x4' }],
      ['calendar', '年历 山的十二个月', '会员摄影', 58, [], { market: 6800, shape: '3x4' }],
      ['calendar', '去年的年历', '留个纪念', 19, [], { off: true }],
      [
        'thermos',
        '山野圈保温壶 750ml',
        '早上灌的水，山顶还烫',
        129,
        [colour('松针绿', '奶白', '炭黑')],
        { id: 'g-bottle', market: 15900, rates: [1000, 500], shape: '3x4' },
      ],
      ['towel', '速干毛巾两条装', '一拧就干', 59, [colour('雾蓝', '浅灰')], { id: 'g-towel' }],
      ['stringlights', '营地氛围灯', '暖光，可充电', 168, [], { id: 'g-lamp', shape: '3x4' }],
    ]),
    ...shelf({ cat: '60', source: 'store', supplier: OWN, type: 't-goods-gear' }, [
      ['poles', '登山杖 一对', '碳纤维，三节', 269, [kind('外锁', '折叠')], { vip: 23900, shape: '3x4' }],
      ['backpack', '20 升轻量背包', '370 克', 199, [colour('黑', '松针绿', '橙')], { ...BAGS, shape: '3x4' }],
      ['rucksack', '40 升徒步背包', '背负透气', 459, [colour('黑', '松针绿')], { ...BAGS, vip: 41900 }],
      ['headlamp', '头灯 350 流明', '红光不刺眼', 139, []],
      ['waterbag', '软水袋 1.5 升', '无味可冷冻', 69, []],
      ['firstaid', '急救包 42 件', '领队同款', 99, []],
      ['crampons', '冰爪 十八齿', '雪季必备', 159, [size('M', 'L')]],
      ['gaiters', '雪套', '防沙防雪', 75, [size('M', 'L')], { stock: 0 }],
      ['drybag', '防水袋三只', '5、10、20 升', 89, [], { ...BAGS, shape: '4x3' }],
      ['pocketknife', '多用刀', '开罐、剪线、拧螺丝', 119, [], { stock: 1, shape: '4x3' }],
      ['binoculars', '望远镜 8×32', '看鸟够用', 329, [], { stock: 2 }],
      ['compass', '指北针', '没有信号也认得路', 59, [], { stock: 3 }],
      ['carabiner', '快挂六只', '挂水壶挂帽子', 19.9, []],
      ['raincoat', '雨衣 加长款', '连背包一起遮', 109, [size('M', 'L', 'XL')], { stock: 0, ...WEAR }],
      ['lantern', '旧款帐篷灯', '已经停产', 49, [], { off: true }],
    ]),
  ],
}

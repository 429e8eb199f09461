import type { ShopSeed } from '../GoodsSeed'
import { colour, kind, shelf } from '../shelf'
import { head } from '../TenantSeed'

const OWN = 3073

/** The university's shop: its bookshop's mall, and goods with its name on them. */
export const shop3073: ShopSeed = {
  suppliers: [
    {
      iid: OWN,
      name: '青岚文创',
      intro: '图鉴、文集和校园文创，毕业生回母校七天内可退。',
      logo: head(61),
      fee: 600,
      freeOver: 5900,
    },
  ],
  services: [{ title: '七天无理由', desc: '签收后七天内，不影响二次销售可退。' }],
  categories: [
    { id: '30', art: 'book', source: 'mall', name: '校园书店' },
    { id: '31', art: 'openbook', source: 'mall', name: '图鉴与文集', parent: '30' },
    { id: '50', art: 'badge', source: 'store', name: '校园文创' },
  ],
  goods: [
    ...shelf({ cat: '31', source: 'mall', supplier: OWN }, [
      ['openbook', '《湖畔四季》校园植物图鉴', '一百种校园植物，手绘', 68, [], { id: '333001', look: 2 }],
      ['book', '《第一年》新生写作选', '二十四篇，写给刚到的人', 32, [], { id: '333002', look: 4 }],
    ]),
    ...shelf({ cat: '50', source: 'store', supplier: OWN, type: 't3073-goods' }, [
      [
        'notebook',
        '青岚植物手账',
        '一年三百六十五页，每周一种校园植物',
        36,
        [kind('横线', '方格')],
        { id: '332001', market: 4800, look: 3 },
      ],
      [
        'bag',
        '校徽帆布包',
        '装得下一台电脑和三本书',
        39,
        [colour('本白', '藏青')],
        { id: '332002', market: 5900, look: 44 },
      ],
      ['badge', '校徽徽章', '珐琅，别针加固', 15, [], { shape: '4x3' }],
      ['postcard', '湖畔明信片 八张', '学生摄影社', 18, [], { shape: '3x4' }],
    ]),
  ],
}

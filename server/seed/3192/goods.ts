import type { ShopSeed } from '../GoodsSeed'
import { colour, shelf, size } from '../shelf'
import { head } from '../TenantSeed'

const OWN = 3192

/** Goods for the trips that are financed here. */
export const shop3192: ShopSeed = {
  suppliers: [
    {
      iid: OWN,
      name: '远行装备仓',
      intro: '出发要带的都在这里，每件收入的一成进入远行基金。',
      logo: head(52),
      fee: 1200,
      freeOver: 19900,
    },
  ],
  services: [{ title: '义卖', desc: '每件收入的一成进入远行基金。' }],
  categories: [
    { id: '11', art: 'tent', source: 'mall', name: '出发装备' },
    { id: '50', art: 'badge', source: 'store', name: '义卖' },
  ],
  goods: [
    ...shelf({ cat: '11', source: 'mall', supplier: OWN }, [
      ['rucksack', '五十升登山包', '背负可调', 399, [colour('橙', '墨绿')]],
      ['poles', '折叠手杖', '三节铝合金', 99],
    ]),
    ...shelf({ cat: '50', source: 'store', supplier: OWN, type: 't3192-goods' }, [
      ['tshirt', '远行纪念 T 恤', '背面是今年的路线', 79, [size('S', 'M', 'L')], { shape: '3x4' }],
      ['badge', '远行徽章', '每一枚都有编号', 20],
    ]),
  ],
}

import type { ShopSeed } from '../GoodsSeed'
import { kind, shelf, size } from '../shelf'
import { head } from '../TenantSeed'

const OWN = 3214

/** The neighbourhood's shop. */
export const shop3214: ShopSeed = {
  suppliers: [
    {
      iid: OWN,
      name: '云杉生活',
      intro: '厨房用具和邻里手作，社区服务点可自提。',
      logo: head(54),
      fee: 1000,
      freeOver: null,
    },
  ],
  services: [{ title: '邻里自提', desc: '社区服务点可自提。' }],
  categories: [
    { id: '41', art: 'bread', source: 'mall', name: '厨房' },
    { id: '50', art: 'cup', source: 'store', name: '邻里手作' },
  ],
  goods: [
    ...shelf({ cat: '41', source: 'mall', supplier: OWN }, [
      ['teapot', '玻璃茶壶', '耐热，600 毫升', 89],
      ['flour', '酵母全麦预拌粉', '三次的量', 29.9, [kind('一袋', '三袋')]],
    ]),
    ...shelf({ cat: '50', source: 'store', supplier: OWN, type: 't3214-goods' }, [
      ['cup', '手作陶杯', '每只都不一样', 68, [kind('大', '小')], { shape: '3x4' }],
      ['scarf', '手织围巾', '邻居奶奶织的', 128, [size('儿童', '成人')]],
    ]),
  ],
}

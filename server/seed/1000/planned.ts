import { at, type PlannedSeed, picture } from '../TenantSeed'

/** The season's pre-sale: a tent by deposit and balance, cups paid in full. */
export const planned: readonly PlannedSeed[] = [
  {
    id: 'season-1',
    name: '山野圈季前预售',
    img: picture('camp', 6, '16x9').src,
    plan: '预售结束后统一生产，达到起订量才开工，没有达到全额退款。',
    items: [
      {
        id: 'p1001',
        title: '双人轻量帐篷 预售',
        img: picture('thing_tent', 1, '1x1').src,
        least: 20,
        deadline: at(12, 20),
        ships: '预售结束后20天内发货',
        deposit: { fen: 5_000, refundable: false, from: at(13, 10), to: at(17, 22) },
        skus: [
          { name: '苔绿', price: 69_900, stock: 60 },
          { name: '岩灰', price: 69_900, stock: 60 },
        ],
      },
      {
        id: 'p1002',
        title: '珐琅露营杯 预售',
        img: picture('thing_cup', 1, '1x1').src,
        least: 50,
        deadline: at(8, 20),
        ships: '预售结束后10天内发货',
        skus: [
          { name: '单只', price: 5_900, stock: 200 },
          { name: '一对', price: 10_900, stock: 100 },
        ],
      },
    ],
  },
]

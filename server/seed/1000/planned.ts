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
      {
        id: 'p1003',
        title: '折叠炉具 预售',
        img: picture('thing_stove', 1, '1x1').src,
        least: 3,
        deadline: at(-1, 20),
        ships: '尾款付清后15天内发货',
        deposit: { fen: 3_000, refundable: true, from: at(-1, 20), to: at(6, 22) },
        skus: [{ name: '单口', price: 29_900, stock: 40 }],
      },
      {
        id: 'p1004',
        title: '轻量头灯 预售',
        img: picture('thing_headlamp', 1, '1x1').src,
        least: 40,
        deadline: at(-2, 20),
        ships: '预售结束后30天内发货',
        deposit: { fen: 1_000, refundable: true, from: at(-2, 20), to: at(3, 20) },
        skus: [{ name: '500 流明', price: 15_900, stock: 80 }],
      },
      {
        id: 'p1005',
        title: '秋季风筝 预售',
        img: picture('thing_kite', 1, '1x1').src,
        least: 30,
        deadline: at(9, 20),
        ships: '本期不再发售',
        skus: [{ name: '单线', price: 9_900, stock: 50 }],
        closed: true,
      },
      {
        id: 'p1006',
        title: '山野水壶 预售',
        img: picture('thing_bottle', 1, '1x1').src,
        least: 5,
        deadline: at(2, 20),
        ships: '预售结束后7天内发货',
        deposit: { fen: 2_000, refundable: true, from: at(3, 10), to: at(8, 22) },
        skus: [
          { name: '750 毫升', price: 12_900, stock: 60 },
          { name: '1 升', price: 14_900, stock: 60 },
        ],
      },
    ],
  },
]

import { smallStay } from '../smallStay'
import { picture } from '../TenantSeed'

/** Where those stay who come early, or stay on, after a project. */
export const stays3192 = [
  smallStay({
    id: '320201',
    title: '灯塔下的志愿者之家',
    scene: ['coast', 9],
    text: ['枸杞岛码头走十分钟，六间客房朝海。志愿者与同行的家人优先，房费用于灯塔维护。'],
    city: '舟山',
    place: '嵊泗枸杞岛',
    at: [30.718, 122.772],
    phone: '0580-87000031',
    facilities: ['wifi', 'kitchen', 'shower'],
    room: {
      name: '海景双人间',
      img: picture('balcony', 9, '3x2'),
      beds: '两张单人床',
      guests: 2,
      text: '推窗是港湾，晚上看得见灯塔转光。',
      price: 22_000,
      weekend: 26_000,
      total: 6,
    },
  }),
]

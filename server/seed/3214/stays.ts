import { smallStay } from '../smallStay'
import { picture } from '../TenantSeed'

/** Where the neighbours' guests stay. */
export const stays3214 = [
  smallStay({
    id: '320301',
    title: '云杉邻里客房',
    scene: ['livingroom', 9],
    text: ['社区三号楼底层的四间客房，给来探亲访友的家人朋友。钥匙在管家处领。'],
    city: '杭州',
    place: '云杉社区三号楼',
    at: [30.301, 120.201],
    phone: '0571-87000000',
    facilities: ['wifi', 'parking', 'kitchen'],
    room: {
      name: '庭院双人间',
      img: picture('terrace', 9, '3x2'),
      beds: '一张1.8米大床',
      guests: 2,
      text: '门外就是院子，早上有面包香。',
      price: 18_000,
      weekend: 22_000,
      total: 4,
    },
  }),
]

import type { ConfigItem } from '@quanzi/contract'
import { outletsOf } from './outletsOf'

const row = (extra: object) =>
  ({ id: '1', title: '服务台', desc: '湖畔路 18 号', image: '', action: null, extra }) as unknown as ConfigItem

test('outlets have a place; rows without one are left out', () => {
  expect(outletsOf([row({ lat: 30.2, lng: '120.1', hours: '9–18' }), row({}), row({ lat: 'x', lng: 1 })])).toEqual([
    { id: '1', name: '服务台', address: '湖畔路 18 号', hours: '9–18', phone: '', at: { lat: 30.2, lng: 120.1 } },
  ])
})

import { Regions } from '@quanzi/contract'
import { cityNames } from './cityNames'

const regions = new Regions([
  { name: '浙江省', value: '330000' },
  { name: '杭州市', value: '330100', parent: '330000' },
  { name: '宁波市', value: '330200', parent: '330000' },
  { name: '上海市', value: '310000' },
  { name: '市辖区', value: '310100', parent: '310000' },
])

test('names a city, and a municipality by its province', () => {
  expect(cityNames(regions, '330100')).toBe('杭州市')
  expect(cityNames(regions, '310100')).toBe('上海市')
  expect(cityNames(regions, '999999')).toBe('')
})

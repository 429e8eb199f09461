import { type Region, Regions } from '@quanzi/contract'
import data from '../../../contract/regions/regions.json'
import { filledFrom } from './filledFrom'

const regions = new Regions(data as readonly Region[])
const kept = { name: '小满', mobile: '13800000001', detail: '世纪大道1号', postCode: '200120' }

test.each([
  [['浙江省', '杭州市', '西湖区'], '浙江省 杭州市 西湖区'],
  [['上海市', '上海市', '浦东新区'], '上海市 市辖区 浦东新区'],
  [['内蒙古', '锡林郭勒盟', '正蓝旗'], '内蒙古自治区 锡林郭勒盟 正蓝旗'],
])('the place %j of another app is found in the region data', (region, found) => {
  expect(filledFrom({ ...kept, region }, regions)).toEqual({ ...kept, region: found })
})

test('a place that the data do not know stays as text, and the region is left to the user', () => {
  const region = ['浙江省', '杭州市', '下城区']
  const unknown = { ...kept, region: '', detail: '浙江省杭州市下城区世纪大道1号' }
  expect(filledFrom({ ...kept, region }, regions)).toEqual(unknown)
  expect(filledFrom({ ...kept, region }, null)).toEqual(unknown)
})

test('a number loses the code of the country, a postcode of zeros is none, and what is missing fills nothing', () => {
  const found = filledFrom(
    { mobile: '+86-138 0000 0001', postCode: '000000', region: ['浙江省', '杭州市', '西湖区'] },
    regions,
  )
  expect(found).toEqual({ mobile: '13800000001', region: '浙江省 杭州市 西湖区' })
})

import { joinAddress, splitAddress } from './addressParts'

test.each([
  ['浙江省 杭州市 西湖区', '文三路 90 号'],
  ['北京市 市辖区 东城区', '王府井大街 1 号'],
  ['内蒙古自治区 锡林郭勒盟 正蓝旗', '上都镇小学'],
  ['新疆维吾尔自治区 伊犁哈萨克自治州 伊宁市', '解放路 8 号'],
  ['上海市 市辖区', '人民大道 200 号'],
])('%s, %s is restored unchanged', (region, detail) => {
  expect(splitAddress(joinAddress({ region, detail }))).toEqual({ region, detail })
})

test('an address without a region is all detail', () => {
  expect(splitAddress('某条路 3 号')).toEqual({ region: '', detail: '某条路 3 号' })
  expect(splitAddress('浙江省')).toEqual({ region: '', detail: '浙江省' })
})

import { type Region, Regions } from '../regions/regions'
import data from '../regions/regions.json'
import { parsePastedAddress } from './pastedAddress'

const regions = new Regions(data as readonly Region[])
const parse = (text: string) => parsePastedAddress(text, regions)

const XIHU = { region: '浙江省 杭州市 西湖区', mobile: '13800000001', name: '小满' }

test.each([
  '小满 13800000001 浙江省杭州市西湖区文三路90号5幢1202',
  '小满，138-0000-0001，浙江省 杭州市 西湖区 文三路90号5幢1202',
  '浙江杭州西湖区文三路90号5幢1202 小满 13800000001',
  '收货人：小满\n手机号码：+86 138 0000 0001\n所在地区：浙江省杭州市西湖区\n详细地址：文三路90号5幢1202',
  '杭州市西湖区文三路90号5幢1202，小满，13800000001',
  '小满13800000001浙江省杭州市西湖区文三路90号5幢1202',
])('%s', (text) => {
  expect(parse(text)).toMatchObject({ ...XIHU, detail: '文三路90号5幢1202' })
})

test.each([
  ['王芳 15912345678 北京朝阳区建国路88号', '北京市 市辖区 朝阳区', '建国路88号'],
  ['李雷 15912345678 上海市浦东新区世纪大道1号', '上海市 市辖区 浦东新区', '世纪大道1号'],
  [
    '阿依古丽 15912345678 新疆维吾尔自治区伊犁哈萨克自治州伊宁市解放路8号',
    '新疆维吾尔自治区 伊犁哈萨克自治州 伊宁市',
    '解放路8号',
  ],
  ['赵敏 15912345678 内蒙古锡林郭勒盟正蓝旗上都镇小学', '内蒙古自治区 锡林郭勒盟 正蓝旗', '上都镇小学'],
  ['孙强 15912345678 杭州市西湖区上海路3号', '浙江省 杭州市 西湖区', '上海路3号'],
])('regions of every kind: %s', (text, region, detail) => {
  expect(parse(text)).toMatchObject({ region, detail, mobile: '15912345678', name: text.split(' ')[0] })
})

test.each([
  ['Li Lei 13800000001 浙江省杭州市西湖区文三路90号', 'Li Lei'],
  ['Mary Ann O’Neil，13800000001，浙江省杭州市西湖区文三路90号', 'Mary Ann O’Neil'],
  ['小满 Lily 13800000001 浙江省杭州市西湖区文三路90号', '小满'],
])('a name in Latin letters has all its words: %s', (text, name) => {
  expect(parse(text)).toMatchObject({ ...XIHU, name, detail: '文三路90号' })
})

test('a postcode is removed, a house number is not', () => {
  expect(parse('小满 13800000001 浙江省杭州市西湖区文三路90号 310000')).toMatchObject({
    ...XIHU,
    detail: '文三路90号',
    postCode: '310000',
  })
})

test('parts that the text lacks stay empty', () => {
  expect(parse('13800000001')).toEqual({ name: '', mobile: '13800000001', region: '', detail: '', postCode: '' })
  expect(parse('')).toEqual({ name: '', mobile: '', region: '', detail: '', postCode: '' })
  expect(parse('小满 文三路90号')).toMatchObject({ name: '小满', region: '', detail: '文三路90号' })
  expect(parse('1380000000123 没有手机')).toMatchObject({ mobile: '' })
})

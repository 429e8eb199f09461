import { type Region, Regions } from '../regions/regions'
import data from '../regions/regions.json'
import { type AnsweredComponent, answerMessage, answerProblem, keptAnswer, namedAnswerMessage } from './formAnswer'

const regions = new Regions(data as readonly Region[])
const component = (type: number, rule: AnsweredComponent['rule'] = '', content = ''): AnsweredComponent => ({
  id: 1,
  name: '字段',
  type,
  rule,
  content,
})

test.each<[AnsweredComponent, string, string | null]>([
  [component(1, 'name'), '林', 'name'],
  [component(1, 'email'), 'lin@example', 'email'],
  [component(1, 'mobile'), '12345678901', 'mobile'],
  [component(1, 'idCard'), '110105491231002', null],
  [component(1), '字'.repeat(501), 'text'],
  [component(1, 'email'), '', null],
  [component(2), '1.5', 'stepper'],
  [component(3, '', '["男"]'), '女', 'picker'],
  [component(4), '广东省 东莞市', null],
  [component(4), '广东省 广州市', 'address'],
  [component(4), '浙江省 西湖区', 'address'],
  [component(7), '2026-02-30', 'date'],
  [component(5), JSON.stringify(Array.from({ length: 1000 }, (_, at) => `k${at}`)), 'count'],
])('%o takes %.30s: %s', (one, value, problem) => {
  expect(answerProblem(one, value, regions)).toBe(problem)
})

test('without the region data an address is checked by its length only', () => {
  expect(answerProblem(component(4), '乌有省', null)).toBeNull()
  expect(answerProblem(component(4), '省'.repeat(201), null)).toBe('address')
})

test('admissions-and-regions §3: every place of the data set is a valid answer, with one blank between its names', () => {
  const wrong = (data as readonly Region[])
    .filter(({ value }) => value !== '--' && regions.children(value).every((child) => child.value === '--'))
    .map(({ value }) => regions.names(regions.path(value).map((step) => step.value)))
    .filter((names) => answerProblem(component(4), names, regions) !== null)
  expect(wrong).toEqual([])
  expect(keptAnswer(component(4), '浙江省  杭州市 西湖区')).toBe('浙江省 杭州市 西湖区')
})

test('admissions-and-regions §5: a message names the field once', () => {
  expect(namedAnswerMessage('姓名', 'name')).toBe('姓名为2-6个字')
  expect(namedAnswerMessage('身份证号', 'idCard')).toBe('请输入正确的身份证号')
  expect(namedAnswerMessage('性别', 'picker')).toBe('性别：请从选项中选择')
  expect(namedAnswerMessage('Sex', 'picker', 'en')).toBe('Sex: please choose one of the options')
  expect(answerMessage('count')).toBe('最多999张图片')
})

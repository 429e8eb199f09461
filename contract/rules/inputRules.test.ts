import { checkInput, type InputRule, inputMessage } from './inputRules'

test.each<[string, InputRule, string | null, string | null]>([
  ['', { required: true }, '必填', 'required'],
  ['  ', { required: true, kind: 'email' }, '必填', 'required'],
  ['', { kind: 'mobile', min: 3 }, null, null],
  ['1', { kind: 'mobile' }, '请输入正确的手机号', 'please enter a correct phone number'],
  ['a@b', { kind: 'email' }, '请输入正确的邮箱', 'please enter a correct e-mail address'],
  ['张', { kind: 'name' }, '姓名为2-6个字', 'a name has 2 to 6 characters'],
  ['ab', { min: 3 }, '至少3个字', 'at least 3 characters'],
  ['abcd', { max: 3 }, '最多3个字', 'at most 3 characters'],
  ['a\nb', { max: 3 }, null, null],
  ['a\nb', { max: 3, textarea: true }, '最多3个字', 'at most 3 characters'],
  ['a\nb', { max: 4, textarea: true }, null, null],
  ['13800138000', { required: true, kind: 'mobile' }, null, null],
])('admissions-and-regions §5: the message for %j under %j is %s', (value, rule, zh, en) => {
  const problem = checkInput(value, rule)
  expect(problem && inputMessage(problem)).toBe(zh)
  expect(problem && inputMessage(problem, 'en')).toBe(en)
})

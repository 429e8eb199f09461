import { maskMobile, maskName, maskNumber } from './masking'

test.each([
  ['张三', '张*'],
  ['欧阳娜娜', '欧*'],
  [' 李 ', '李*'],
  ['𠮷野', '𠮷*'],
  ['', ''],
])('name %j is shown as %j', (name, masked) => expect(maskName(name)).toBe(masked))

test.each([
  ['13800138000', '138****8000'],
  ['1234567', '*******'],
  ['', ''],
])('mobile %j is shown as %j', (mobile, masked) => expect(maskMobile(mobile)).toBe(masked))

test.each([
  ['6222021234567890', '**** 7890'],
  ['1234', '****'],
  ['', '****'],
])('number %j is shown as %j', (number, masked) => expect(maskNumber(number)).toBe(masked))

const usedRules = require('./usedRules') as (source: string) => string

test('rules of elements that no screen uses stay out of the scripts', () => {
  const sheet = [
    '.taro-text{user-select:none}',
    '.weui-icon-success:before{content:"x"}',
    '@keyframes weuiLoading{to{opacity:0}}',
    '@media (min-width:1px){.taro-picker{top:0}}',
  ]
  expect(usedRules(sheet.join(''))).toBe('.taro-text{user-select:none}')
})

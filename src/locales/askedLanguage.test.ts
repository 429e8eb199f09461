import { askedLanguage } from './askedLanguage'

test.each([
  ['/app/index/1000?lang=en', 'en'],
  ['/app/index/1000?cid=2&lang=zh-CN#top', 'zh-CN'],
  ['/app/index/1000?slang=en', null],
  ['/app/index/1000', null],
  [null, null],
])('%s asks for %s', (path, wanted) => {
  expect(askedLanguage(path)).toBe(wanted)
})

import { typedCode } from './typedCode'

test.each([
  'LINJIAN8',
  'linjian8',
  ' Linj ian8\n',
  'ＬＩＮＪＩＡＮ８',
  'ｌｉｎｊｉａｎ８',
  'LINJ-IAN8',
  'LINJ\u200bIAN8\u3000',
])('%j is the code LINJIAN8', (typed) => expect(typedCode(typed)).toBe('LINJIAN8'))

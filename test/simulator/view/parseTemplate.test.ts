import { parseTemplate } from './parseTemplate'

test('expressions may contain characters that would close a tag', () => {
  const [node] = parseTemplate('<view wx:if="{{a > 1 && b}}" class="x" hidden><text/>t</view>')
  expect(node).toMatchObject({ tag: 'view', children: [{ tag: 'text' }, { kind: 'text', text: 't' }] })
  const { attributes } = node as { attributes: Map<string, string> }
  expect(attributes.get('wx:if')).toBe('{{a > 1 && b}}')
  expect(attributes.get('hidden')).toBe('{{true}}')
})

test('comments and blank text give no nodes', () => {
  expect(parseTemplate(' <!-- <view> --> <view> </view> ')).toHaveLength(1)
})

test.each(['<view>', '<view></text>', '<view class="a></view>'])('%s is refused', (source) => {
  expect(() => parseTemplate(source)).toThrow(SyntaxError)
})

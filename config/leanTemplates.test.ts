import path from 'node:path'
import { collapsed, isNamed, shortNamed, wordsOf } from './leanTemplates'

const words = wordsOf(path.resolve(__dirname, '../src'))

test.each(['scroll-x', 'scroll-into-view', 'bindscrolltolower', 'bindchange', 'aria-label', 'src'])(
  'screens name %s, which the templates of mini-programs keep',
  (attribute) => expect(isNamed(words, attribute)).toBe(true),
)

test.each(['style', 'class', 'id', 'bindtap', 'catchtouchmove', 'data-sid'])(
  'Taro itself needs %s, whether a source names it or not',
  (attribute) => expect(isNamed(new Set(), attribute)).toBe(true),
)

test.each(['refresher-two-level-enabled', 'bindanimationiteration', 'is-drm'])(
  'no source names %s, so mini-programs do not get it',
  (attribute) => expect(isNamed(words, attribute)).toBe(false),
)

test('blanks between tags are removed; tags and text stay', () => {
  expect(collapsed('<template name="a">\n  <input value="{{i.p1}}"  id="{{i.uid}}"></input>\n  a b\n</template>')).toBe(
    '<template name="a"><input value="{{i.p1}}" id="{{i.uid}}"></input>\n a b\n</template>',
  )
})

test('children have a short name wherever a template reads them', () => {
  expect(shortNamed('<block wx:for="{{i.cn[0].cn}}"></block><block wx:for="{{item.cn}}">root.cn icn</block>')).toBe(
    '<block wx:for="{{i.c[0].c}}"></block><block wx:for="{{item.c}}">root.c icn</block>',
  )
})

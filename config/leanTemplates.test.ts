import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { collapsed, UNUSED } from './leanTemplates'

const src = path.resolve(__dirname, '../src')

const inJsx = (attribute: string): string =>
  attribute.startsWith('bind')
    ? attribute.replace(
        /^bind(animation|transition)(\w)/,
        (_, kind: string, first: string) => `on${kind[0]?.toUpperCase()}${kind.slice(1)}${first.toUpperCase()}`,
      )
    : attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

test.each([...UNUSED].map(inJsx))('no screen uses %s, which mini-programs do not get', (attribute) => {
  const users = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && new RegExp(`\\s${attribute}=`).test(readFileSync(path.join(src, file), 'utf8')),
  )
  expect(users).toEqual([])
})

test('blanks between tags go, tags and words stay', () => {
  expect(collapsed('<template name="a">\n  <input value="{{i.p1}}"  id="{{i.uid}}"></input>\n  a b\n</template>')).toBe(
    '<template name="a"><input value="{{i.p1}}" id="{{i.uid}}"></input>\n a b\n</template>',
  )
})

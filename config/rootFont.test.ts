import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { rootFontSize } from '@quanzi/contract'

const html = readFileSync(path.resolve(__dirname, '../src/index.html'), 'utf8')
const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''

/** The font size that the inline script of the page sets for a width, before the app starts. */
function sizeAt(clientWidth: number): string {
  const documentElement = { clientWidth, style: { fontSize: '', setProperty: () => undefined } }
  runInNewContext(script, { document: { documentElement }, addEventListener: () => undefined })
  return documentElement.style.fontSize
}

test.each([0, 320, 375, 414, 768, 769, 1280])('at %d px the page begins with the documented root font', (width) => {
  expect(sizeAt(width)).toBe(`${rootFontSize(width)}px`)
})

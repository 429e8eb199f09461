import path from 'node:path'
import { transformSync } from '@babel/core'

const transformed = (source: string) =>
  transformSync(source, { plugins: [path.join(__dirname, 'namedClasses.js')], configFile: false, babelrc: false })?.code

test('the classes of a style module are imported one by one', () => {
  expect(transformed(`import css from './Card.module.scss'; use(css.title)`)).toBe(
    `import * as css from './Card.module.scss';\nuse(css.title);`,
  )
})

test('other imports stay as they are', () => {
  const source = `import path from './card';\nimport './app.scss';`
  expect(transformed(source)).toBe(source)
})

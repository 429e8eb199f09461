import { classIn } from '../scopedName'
import { classNameFaults } from './classNameFaults'

/** Two class names of one sheet with the same hash; a table of hashes finds them within a few ten thousand names. */
function collision(sheet: string): readonly [string, string] {
  const taken = new Map<string, string>()
  for (let n = 0; ; n++) {
    const name = classIn(sheet, `a${n}`)
    const other = taken.get(name)
    if (other) return [other, `a${n}`]
    taken.set(name, `a${n}`)
  }
}

test('two classes that get the same name are named together', () => {
  const sheet = 'src/ui/X.module.scss'
  const [one, other] = collision(sheet)
  expect(classNameFaults(new Map([[sheet, `.${one} {}\n.${other} {}\n`]]))).toEqual([
    `${sheet} .${other} and ${sheet} .${one} get the same name ${classIn(sheet, one)} in the builds: rename one of them`,
  ])
})

test('a class that occurs twice in its sheet, or also in another sheet, is no fault', () => {
  const files = { 'src/ui/X.module.scss': '.box {}\n.box:active {}', 'src/ui/Y.module.scss': '.box {}' }
  expect(classNameFaults(new Map(Object.entries(files)))).toEqual([])
})

import path from 'node:path'
import fc from 'fast-check'
import { classIn, scopedName, sheetOf } from './scopedName'

test('a class name is five characters that CSS accepts, for any sheet and class', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (sheet, local) => {
      expect(classIn(sheet, local)).toMatch(/^[a-zA-Z][\w-]{4}$/)
    }),
  )
})

test('a sheet has its name from the project’s root, so that the app’s build and the preview’s agree', () => {
  const sheet = path.join(__dirname, '../src/ui/action/AppButton.module.scss')
  expect(sheetOf(sheet)).toBe('src/ui/action/AppButton.module.scss')
  expect(scopedName('button', sheet)).toBe(classIn('src/ui/action/AppButton.module.scss', 'button'))
})

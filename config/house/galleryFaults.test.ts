import { galleryFaults } from './galleryFaults'

const CARD = { 'src/ui/content/Card.tsx': 'export function Card() {}' }
const IMPORT = "import { Card } from '@/ui/content/Card'\n"
const faultsOf = (files: Readonly<Record<string, string>>) => galleryFaults(new Map(Object.entries(files)))
const gallery = (text: string) => ({ 'src/modules/test/gallery/Cards.tsx': text })

test('the gallery shows each component that a screen uses or the design system’s page offers', () => {
  const missing = [expect.stringMatching(/does not show @\/ui\/content\/Card/)]
  expect(faultsOf({ ...CARD, 'src/screens/List.tsx': IMPORT })).toEqual(missing)
  expect(faultsOf({ ...CARD, 'src/ui/README.md': '| `content/Card` |' })).toEqual(missing)
  expect(faultsOf({ ...CARD, 'src/screens/List.tsx': IMPORT, ...gallery(`${IMPORT}<Card />`) })).toEqual([])
})

test('a component that screens do not render need not be shown', () => {
  expect(faultsOf({ ...CARD, 'src/ui/content/List.tsx': IMPORT })).toEqual([])
  expect(faultsOf({ ...CARD, 'src/screens/List.tsx': IMPORT.replace('import', 'import type') })).toEqual([])
})

test('the gallery renders what it imports', () => {
  expect(faultsOf({ ...CARD, ...gallery(IMPORT) })).toEqual([
    'src/modules/test/gallery/ imports @/ui/content/Card and does not render it',
  ])
})

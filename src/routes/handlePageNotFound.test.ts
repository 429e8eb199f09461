import { handlePageNotFound } from './handlePageNotFound'

const mockDone: string[] = []

jest.mock('@/platform/back', () => ({ back: { go: () => mockDone.push('back') } }))
jest.mock('@/platform/dialog', () => ({ dialog: { toast: (words: string) => mockDone.push(words) } }))
jest.mock('./navigate', () => ({
  replace: async (name: string, { from }: { from: string }) => mockDone.push(`${name} from ${from}`),
}))
jest.mock('./openScanned', () => ({ openScanned: async ({ scene }: { scene?: string }) => scene !== undefined }))

beforeEach(() => {
  mockDone.splice(0)
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

test('shell-and-routes §2: an unknown path inside the app leads back to the previous screen, with a message', async () => {
  await handlePageNotFound({ path: '/app/no/such', isEntryPage: false })
  expect(mockDone).toEqual(['back', '页面不存在'])
})

test('shell-and-routes §2: a direct landing on an unknown path opens the 404 screen', async () => {
  await handlePageNotFound({ path: '/app/no/such', isEntryPage: true })
  // The 404 screen gets the wrong path, because it counts it.
  expect(mockDone).toEqual(['root.missing from /app/no/such'])
  expect(console.warn).toHaveBeenCalledWith('no such page: /app/no/such')
})

test('a scanned code that arrives at an unknown page is opened instead', async () => {
  await handlePageNotFound({ path: 'old/page', isEntryPage: true, query: { scene: 'abcd' } })
  expect(mockDone).toEqual([])
})

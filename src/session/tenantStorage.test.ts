import { sourceFiles } from '../../test/jest/sourceFiles'

/**
 * Files that may open the device's storage without a tenant. Regions of China, language and gallery samples belong to
 * no tenant; the applicant's session uses the key that the documents name. The chat and the returns from a provider's
 * page put the tenant into the namespace themselves.
 */
const WITHOUT_TENANT = [
  'src/chat/createChatService.ts',
  'src/gateway/loadRegions.ts',
  'src/flows/place/askPosition.ts',
  'src/modules/test/gallery/SamplePlatform.tsx',
  'src/modules/university/useApplicant.ts',
  'src/session/recognise/authorise.ts',
  'src/session/sessionStorage.ts',
  'src/startApp.ts',
]

test('drafts, carts and keys are stored under their tenant: nobody else opens the storage of the device', () => {
  const users = sourceFiles('src')
    .filter(({ name, text }) => !name.startsWith('src/platform/') && /from '@\/platform\/storage'/.test(text))
    .map(({ name }) => name)
  expect(users.filter((name) => !WITHOUT_TENANT.includes(name))).toEqual([])
})

test('no room but the platform touches the browser’s own storage', () => {
  const users = sourceFiles('src').filter(
    ({ name, text }) => !name.startsWith('src/platform/') && /\b(localStorage|window\.sessionStorage)\b/.test(text),
  )
  expect(users.map(({ name }) => name)).toEqual([])
})

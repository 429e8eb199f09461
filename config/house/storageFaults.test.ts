import { storageFaults } from './storageFaults'

const faultsOf = (name: string, text: string) => storageFaults(new Map([[name, text]]))
const OPENS = "import { storage } from '@/platform/storage'\n"

test('only the files of the list open the storage of the device without a tenant', () => {
  expect(faultsOf('src/modules/act/enroll/draft.ts', OPENS)).toEqual([
    expect.stringMatching(/^src\/modules\/act\/enroll\/draft\.ts opens the storage of the device/),
  ])
  expect(faultsOf('src/session/sessionStorage.ts', OPENS)).toEqual([])
})

test('what is typed is kept for its member: only what belongs to the device opens the tenant’s storage', () => {
  const draft = "const device = openTenantStorage(iid)\ndevice.read('need', isForm)"
  expect(faultsOf('src/modules/act/enroll/useEnroll.ts', draft)).toEqual([
    expect.stringMatching(/^src\/modules\/act\/enroll\/useEnroll\.ts keeps something for whoever uses the device next/),
  ])
  const kept = 'memberDraft(key, isForm, { iid, member })'
  expect(faultsOf('src/modules/act/enroll/useEnroll.ts', kept)).toEqual([])
  expect(faultsOf('src/modules/front/search/outdoor/useSearch.ts', draft)).toEqual([])
})

test.each(['localStorage.getItem(key)', 'window.sessionStorage.clear()'])(
  'no room except the platform uses %s',
  (text) => {
    expect(faultsOf('src/session/sessionStorage.ts', text)).toHaveLength(1)
    expect(faultsOf('src/platform/storage/index.h5.ts', text)).toEqual([])
    expect(faultsOf('src/session/sessionStorage.test.ts', text)).toEqual([])
  },
)

/**
 * Files that may open the device's storage without a tenant. Regions of China, language and gallery samples belong to
 * no tenant; the applicant's session uses the key that the documents name. The chat and the returns from a provider's
 * page put the tenant into the namespace themselves.
 */
const WITHOUT_TENANT: ReadonlySet<string> = new Set([
  'src/chat/createChatService.ts',
  'src/gateway/loadRegions.ts',
  'src/flows/place/askPosition.ts',
  'src/modules/test/gallery/SamplePlatform.tsx',
  'src/modules/university/useApplicant.ts',
  'src/session/recognise/authorise.ts',
  'src/session/sessionStorage.ts',
  'src/startApp.ts',
])

/** Uses of the device's storage that could mix the data of two tenants. */
export function storageFaults(files: ReadonlyMap<string, string>): string[] {
  const app = [...files].filter(
    ([name]) => /^src\/.*(?<!\.test)\.tsx?$/.test(name) && !name.startsWith('src/platform/'),
  )
  return app.flatMap(([name, text]) => [
    ...(/from '@\/platform\/storage'/.test(text) && !WITHOUT_TENANT.has(name)
      ? [
          `${name} opens the storage of the device: use openTenantStorage of src/session/sessionStorage.ts, which keeps the data of two tenants apart`,
        ]
      : []),
    ...(/\b(?:localStorage|window\.sessionStorage)\b/.test(text)
      ? [`${name} uses the browser's own storage: mini-programs have none. Use src/platform/storage`]
      : []),
  ])
}

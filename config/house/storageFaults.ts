/**
 * Files that may open the device's storage without a tenant. Regions of China, language and gallery samples belong to
 * no tenant; the applicant's session uses the key that the documents name. The chat, the pictures that wait and the returns
 * from a provider's page put the tenant into the namespace themselves.
 */
const WITHOUT_TENANT: ReadonlySet<string> = new Set([
  'src/chat/createChatService.ts',
  'src/gateway/loadRegions.ts',
  'src/flows/place/askPosition.ts',
  'src/flows/upload/dropPictures.ts',
  'src/modules/test/gallery/SamplePlatform.tsx',
  'src/modules/university/useApplicant.ts',
  'src/session/recognise/authorise.ts',
  'src/session/sessionStorage.ts',
  'src/session/keptLanguage.ts',
])

/**
 * Files that may open the tenant's storage. What they keep belongs to the device (a look, a choice, what was opened
 * last, a code's minute), to the session, or names its member in the key, and none of it is a form's draft.
 */
const OF_THE_DEVICE: ReadonlySet<string> = new Set([
  'src/flows/listening/appListening.ts',
  'src/flows/paid/openPaid.ts',
  'src/flows/upload/dropPictures.ts',
  'src/flows/useAfterLogin.ts',
  'src/flows/useCodeSender.ts',
  'src/modules/account/login/index.tsx',
  'src/modules/account/smallStore/useShopCode.ts',
  'src/modules/checkin/useDesk.ts',
  'src/modules/checkin/useScanning.ts',
  'src/modules/clubs/cloudalbum/add/useAddAlbum.ts',
  'src/modules/front/category/index/index.tsx',
  'src/modules/front/latest/index.tsx',
  'src/modules/front/search/outdoor/useSearch.ts',
  'src/modules/game/check-in/index.tsx',
  'src/modules/goods/address/select-city/index.tsx',
  'src/modules/listen/book/article/readerLook.ts',
  'src/modules/mall/address-list/index.tsx',
  'src/modules/mall/search/useGoodsSearch.ts',
  'src/modules/map/picker/usePlacePicker.ts',
  'src/modules/money/wallet/index/index.tsx',
  'src/modules/order/keptTickets.ts',
  'src/modules/outdoors/trajectory/recorder/recorderOf.ts',
  'src/modules/outdoors/trip/detail/index.tsx',
  'src/modules/pay/checkout/useCheckout.ts',
  'src/modules/pay/useBuy.ts',
  'src/modules/pay/write-off/index.tsx',
  'src/modules/read/news/detail/index.tsx',
  'src/modules/read/news/readMarksOf.ts',
  'src/modules/step/count/OwnSteps.tsx',
  'src/modules/university/form/useForm.ts',
  'src/modules/university/personal/index.tsx',
  'src/modules/university/uncheckedPhoto.ts',
  'src/modules/watch/video/lastWatched.ts',
  'src/overlays/popup/PopupLayer.tsx',
  'src/screens/goods/detail/useGoods.ts',
  'src/screens/rank/RankScreen.tsx',
  'src/screens/series/lastOpened.ts',
  'src/session/createSession.ts',
  'src/session/recognise/authorise.ts',
  'src/session/sessionStorage.ts',
])

/** Uses of the device's storage that could mix the data of two tenants, or of two members. */
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
    ...(/\bopenTenantStorage\b/.test(text) && !OF_THE_DEVICE.has(name)
      ? [
          `${name} keeps something for whoever uses the device next: use memberDraft of src/session/sessionStorage.ts for what a member types. What belongs to the device itself stands in OF_THE_DEVICE of config/house/storageFaults.ts`,
        ]
      : []),
    ...(/\b(?:localStorage|window\.sessionStorage)\b/.test(text)
      ? [`${name} uses the browser's own storage: mini-programs have none. Use src/platform/storage`]
      : []),
  ])
}

import { laterPackages } from '../config/laterPackages'
import { preloadRules } from '../config/preloadRules'
import { pageList } from '../contract/routes/pages'

/** Only WeChat reads theme variables; the short-video app needs plain colours. */
const themed = process.env.TARO_ENV === 'weapp'

const { pages, subPackages } = pageList()

/** With this setting both apps let the visitor consent before the app reads personal data. */
const privacyCheck = { weapp: { __usePrivacyCheck__: true }, tt: { usePrivacyCheck: true }, h5: {} } as const

const later = laterPackages[process.env.TARO_ENV ?? '']?.packages ?? []

/** Of a recorded track; without the permission to go on while the phone is locked it asks for less. */
const FOLLOWING = ['startLocationUpdateBackground', 'startLocationUpdate', 'onLocationChange'] as const

export default defineAppConfig({
  pages: [...pages],
  subPackages: [...subPackages, ...later].map((one) => ({ ...one, pages: [...one.pages] })),
  preloadRule: preloadRules(pageList()),
  window: {
    navigationBarTitleText: '圈子',
    navigationBarBackgroundColor: themed ? '@navigationBackground' : '#FFFFFF',
    navigationBarTextStyle: themed ? ('@navigationText' as 'black') : 'black',
    backgroundColor: themed ? '@pageBackground' : '#F5F6F4',
    backgroundTextStyle: themed ? ('@refreshText' as 'dark') : 'dark',
  },
  // For 300 ms Taro treats a page that slides out as the current one: navigating in that time loses the next page.
  ...(process.env.TARO_ENV === 'h5' ? { animation: false } : {}),
  permission: { 'scope.userLocation': { desc: '用来找到你附近的地点和活动' } },
  ...(themed ? { requiredPrivateInfos: ['getLocation', 'chooseLocation', 'chooseAddress', ...FOLLOWING] } : {}),
  // Sound goes on when the app is in the background, and in the messaging app so does the recording of a track.
  ...(process.env.TARO_ENV === 'h5' ? {} : { requiredBackgroundModes: themed ? ['audio', 'location'] : ['audio'] }),
  ...privacyCheck[process.env.TARO_ENV ?? 'h5'],
  ...(themed ? { sitemapLocation: 'sitemap.json' } : {}),
  ...(themed ? { darkmode: true, themeLocation: 'theme.json', lazyCodeLoading: 'requiredComponents' } : {}),
})

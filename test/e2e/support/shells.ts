const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/121.0 Mobile Safari/537.36'
const WEIXIN = 'MicroMessenger/8.0.47(0x18002f2f) NetType/WIFI Language/zh_CN'

/** User agents of the apps that show pages. */
export const SHELLS = {
  weixinIos: `${IPHONE} ${WEIXIN}`,
  weixinAndroid: `${ANDROID} ${WEIXIN}`,
  webView: `${ANDROID} ${WEIXIN} miniProgram/wx0123456789`,
  /** The web view of a short-video mini-program. */
  shortVideoIos: `${IPHONE} ToutiaoMicroApp/2.90.0`,
  nativeIos: `${IPHONE} QuanziApp/3.2.0`,
  nativeAndroid: `${ANDROID} QuanziApp/3.2.0`,
} as const

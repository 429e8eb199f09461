import type { Target } from '../runtime/Target'

/**
 * Methods that the platforms have and this simulator lacks. They exist, so that feature detection works as on the
 * phone. Every use fails and is reported, so that a case which needs one of them fails.
 */
const BOTH = `
  createCanvasContext canvasToTempFilePath canvasGetImageData canvasPutImageData createOffscreenCanvas
  createRewardedVideoAd createInterstitialAd chooseAddress
  addPhoneContact startAccelerometer stopAccelerometer onAccelerometerChange
  startCompass stopCompass onCompassChange getSavedFileList saveFile removeSavedFile
  openBluetoothAdapter getConnectedWifi startWifi createLivePlayerContext
`
const WECHAT = `
  chooseInvoiceTitle chooseMessageFile chooseContact createCameraContext createLivePusherContext
  navigateBackMiniProgram openCustomerServiceChat openChannelsLive openChannelsActivity openChannelsUserProfile
  openEmbeddedMiniProgram addCard openCard authPrivateMessage shareFileMessage shareVideoMessage cropImage editImage
  getBackgroundFetchData checkIsSoterEnrolledInDevice startSoterAuthentication requestVirtualPayment
  createWorker loadSubNVue getShareInfo showShareImageMenu startBeaconDiscovery
  setVisualEffectOnCapture addVideoToFavorites getGroupEnterInfo createMediaRecorder createVKSession
`
const DOUYIN = `
  requestOrder getOrderPayment createOrder continueToPay applyRefund navigateToVideoView checkFollowState followOfficialAccount
  followAwemeUser checkFollowAwemeState openAwemeUserProfile openWebcastRoom openEcGood rateAwemeOrder
  showDouyinOpenAuth showInteractionBar hideInteractionBar addShortcut checkShortcut createSignOrder
`

export function notSimulated(target: Target): readonly string[] {
  return `${BOTH} ${target === 'weapp' ? WECHAT : DOUYIN}`.trim().split(/\s+/)
}

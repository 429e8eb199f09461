export default definePageConfig({
  navigationBarTitleText: '人脉名片',
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

export default definePageConfig({
  navigationBarTitleText: '好物分享',
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

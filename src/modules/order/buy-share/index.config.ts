export default definePageConfig({
  navigationBarTitleText: '分享返现',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

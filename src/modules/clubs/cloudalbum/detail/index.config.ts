export default definePageConfig({
  navigationBarTitleText: '相册',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

export default definePageConfig({
  navigationBarTitleText: '听听',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

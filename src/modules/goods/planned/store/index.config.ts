export default definePageConfig({
  navigationBarTitleText: '预售店',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

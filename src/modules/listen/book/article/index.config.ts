export default definePageConfig({
  navigationBarTitleText: '章节阅读',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

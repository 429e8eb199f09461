export default definePageConfig({
  navigationBarTitleText: '图文介绍',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

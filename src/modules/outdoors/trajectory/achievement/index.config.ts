export default definePageConfig({
  navigationBarTitleText: '我的成就',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

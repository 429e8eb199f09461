export default definePageConfig({
  navigationBarTitleText: '营地',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

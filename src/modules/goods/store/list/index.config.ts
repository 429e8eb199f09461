export default definePageConfig({
  navigationBarTitleText: '商城',
  enableShareAppMessage: true,
  enableShareTimeline: true,
  enablePullDownRefresh: true,
})

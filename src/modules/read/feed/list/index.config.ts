export default definePageConfig({
  navigationBarTitleText: '动态',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

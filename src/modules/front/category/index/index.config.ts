export default definePageConfig({
  navigationBarTitleText: '分类',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

export default definePageConfig({
  navigationBarTitleText: '书架',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

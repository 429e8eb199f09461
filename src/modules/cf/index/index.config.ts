export default definePageConfig({
  navigationBarTitleText: '众筹',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

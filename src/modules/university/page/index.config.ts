export default definePageConfig({
  navigationBarTitleText: '研究生',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

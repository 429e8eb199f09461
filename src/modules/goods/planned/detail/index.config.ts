export default definePageConfig({
  navigationBarTitleText: '预售详情',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

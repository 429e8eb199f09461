export default definePageConfig({
  navigationBarTitleText: '动态详情',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

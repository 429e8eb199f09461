export default definePageConfig({
  navigationBarTitleText: '赛事主页',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

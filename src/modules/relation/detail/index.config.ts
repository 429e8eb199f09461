export default definePageConfig({
  navigationBarTitleText: '个人主页',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

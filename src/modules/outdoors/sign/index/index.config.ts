export default definePageConfig({
  navigationBarTitleText: '打卡首页',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

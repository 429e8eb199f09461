export default definePageConfig({
  navigationBarTitleText: '资讯列表',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

export default definePageConfig({
  navigationBarTitleText: '帮好友返现',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

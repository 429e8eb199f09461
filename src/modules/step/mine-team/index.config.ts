export default definePageConfig({
  navigationBarTitleText: '我的队伍',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

export default definePageConfig({
  navigationBarTitleText: '队伍列表',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

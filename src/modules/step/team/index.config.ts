export default definePageConfig({
  navigationBarTitleText: '队伍',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

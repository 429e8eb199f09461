export default definePageConfig({
  navigationBarTitleText: '视频',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

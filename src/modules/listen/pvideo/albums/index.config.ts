export default definePageConfig({
  navigationBarTitleText: '视频专辑',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

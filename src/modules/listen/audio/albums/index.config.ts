export default definePageConfig({
  navigationBarTitleText: '音频专辑',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

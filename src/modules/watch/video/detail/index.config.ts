export default definePageConfig({
  navigationBarTitleText: '视频播放',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

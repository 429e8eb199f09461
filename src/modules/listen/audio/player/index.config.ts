export default definePageConfig({
  navigationBarTitleText: '正在播放',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

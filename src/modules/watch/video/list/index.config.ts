export default definePageConfig({
  navigationBarTitleText: '视频列表',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

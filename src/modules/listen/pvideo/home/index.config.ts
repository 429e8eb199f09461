export default definePageConfig({
  navigationBarTitleText: '精品视频',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

export default definePageConfig({
  navigationBarTitleText: '云相册',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

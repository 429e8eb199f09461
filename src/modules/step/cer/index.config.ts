export default definePageConfig({
  navigationBarTitleText: '步数证书',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

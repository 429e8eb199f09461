export default definePageConfig({
  navigationBarTitleText: '邀请队友',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

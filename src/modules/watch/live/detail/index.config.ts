export default definePageConfig({
  navigationBarTitleText: '直播间',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

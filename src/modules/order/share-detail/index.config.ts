export default definePageConfig({
  navigationBarTitleText: '订单分享',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

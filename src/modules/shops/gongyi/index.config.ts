export default definePageConfig({
  navigationBarTitleText: '公益权益卡',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

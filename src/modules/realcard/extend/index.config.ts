export default definePageConfig({
  navigationBarTitleText: '推广有礼',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

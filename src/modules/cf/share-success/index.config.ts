export default definePageConfig({
  navigationBarTitleText: '发起成功',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

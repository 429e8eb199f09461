export default definePageConfig({
  navigationBarTitleText: '房型详情',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

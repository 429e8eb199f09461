export default definePageConfig({
  navigationBarTitleText: '路线详情',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

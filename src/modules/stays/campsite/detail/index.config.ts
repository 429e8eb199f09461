export default definePageConfig({
  navigationBarTitleText: '营地详情',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

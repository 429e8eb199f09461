export default definePageConfig({
  navigationBarTitleText: '商家详情',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

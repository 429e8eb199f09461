export default definePageConfig({
  navigationBarTitleText: '联盟商家',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

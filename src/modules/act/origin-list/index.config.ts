export default definePageConfig({
  navigationBarTitleText: '源头活动',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

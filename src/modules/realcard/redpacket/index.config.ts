export default definePageConfig({
  navigationBarTitleText: '拼手气红包',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

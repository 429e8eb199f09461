export default definePageConfig({
  navigationBarTitleText: '帮TA圆梦',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

export default definePageConfig({
  navigationBarTitleText: '答题结果',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

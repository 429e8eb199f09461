export default definePageConfig({
  navigationBarTitleText: '内容详情',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

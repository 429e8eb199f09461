export default definePageConfig({
  navigationBarTitleText: '笔记详情',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

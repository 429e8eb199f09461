export default definePageConfig({
  navigationBarTitleText: '笔记',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

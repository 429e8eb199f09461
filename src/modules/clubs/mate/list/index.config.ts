export default definePageConfig({
  navigationBarTitleText: '俱乐部',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

export default definePageConfig({
  navigationBarTitleText: '俱乐部详情',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

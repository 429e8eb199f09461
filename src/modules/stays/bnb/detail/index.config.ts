export default definePageConfig({
  navigationBarTitleText: '民宿详情',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

export default definePageConfig({
  navigationBarTitleText: '专题活动详情',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

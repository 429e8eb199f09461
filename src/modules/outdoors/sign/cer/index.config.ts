export default definePageConfig({
  navigationBarTitleText: '打卡证书',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

export default definePageConfig({
  navigationBarTitleText: '赛事分享',
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

export default definePageConfig({
  navigationBarTitleText: '好友推荐',
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

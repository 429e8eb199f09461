export default definePageConfig({
  navigationBarTitleText: '邀请你参加',
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

export default definePageConfig({
  navigationBarTitleText: '加入团队',
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

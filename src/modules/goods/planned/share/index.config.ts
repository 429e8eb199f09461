export default definePageConfig({
  navigationBarTitleText: '好物预售',
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

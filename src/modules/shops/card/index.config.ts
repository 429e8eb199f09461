export default definePageConfig({
  navigationBarTitleText: '名片',
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

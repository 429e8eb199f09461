export default definePageConfig({
  navigationBarTitleText: '户外搜索',
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

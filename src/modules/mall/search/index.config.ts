export default definePageConfig({
  navigationBarTitleText: '商品搜索',
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

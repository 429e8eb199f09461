export default definePageConfig({
  navigationBarTitleText: '商品分类',
  enableShareAppMessage: true,
  enableShareTimeline: true,
  enablePullDownRefresh: true,
})

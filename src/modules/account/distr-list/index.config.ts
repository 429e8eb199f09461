export default definePageConfig({
  navigationBarTitleText: '推广商品',
  enablePullDownRefresh: true,
})

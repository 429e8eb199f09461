export default definePageConfig({
  navigationBarTitleText: '分销商品',
  enablePullDownRefresh: true,
})

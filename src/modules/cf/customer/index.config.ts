export default definePageConfig({
  navigationBarTitleText: '客服与退款',
  enablePullDownRefresh: true,
})

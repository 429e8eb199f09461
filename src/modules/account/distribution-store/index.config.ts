export default definePageConfig({
  navigationBarTitleText: '分销商城',
  enablePullDownRefresh: true,
})

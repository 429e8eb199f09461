export default definePageConfig({
  navigationBarTitleText: '会员专享',
  enablePullDownRefresh: true,
})

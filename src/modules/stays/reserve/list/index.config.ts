export default definePageConfig({
  navigationBarTitleText: '我的预订',
  enablePullDownRefresh: true,
})

export default definePageConfig({
  navigationBarTitleText: '报名结果',
  enablePullDownRefresh: true,
})

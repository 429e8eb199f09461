export default definePageConfig({
  navigationBarTitleText: '支持TA',
  enablePullDownRefresh: true,
})

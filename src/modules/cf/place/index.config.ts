export default definePageConfig({
  navigationBarTitleText: '选择目的地',
  enablePullDownRefresh: true,
})

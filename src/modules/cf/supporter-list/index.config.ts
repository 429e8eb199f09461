export default definePageConfig({
  navigationBarTitleText: '支持者',
  enablePullDownRefresh: true,
})

export default definePageConfig({
  navigationBarTitleText: '支持详情',
  enablePullDownRefresh: true,
})

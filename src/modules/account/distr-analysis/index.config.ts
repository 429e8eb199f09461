export default definePageConfig({
  navigationBarTitleText: '数据分析',
  enablePullDownRefresh: true,
})

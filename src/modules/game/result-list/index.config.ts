export default definePageConfig({
  navigationBarTitleText: '成绩榜',
  enablePullDownRefresh: true,
})
